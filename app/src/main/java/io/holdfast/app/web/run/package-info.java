/**
 * Background runs of the service: accepted now, worked off in turn, kept in the store, resumed after a stop or a crash.
 *
 * @see RunDesk
 * @see RunJob
 * @see RunRequest
 * @see RunFiles
 * @see RunViews
 */
@NullMarked
package io.holdfast.app.web.run;

import org.jspecify.annotations.NullMarked;
