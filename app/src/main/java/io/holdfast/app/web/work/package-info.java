/**
 * The workers of the service and the bounded queue in front of them: clients take turns ({@code FairQueue}), and a request for which no worker is free in time is refused with 429 ({@code ScoringDesk}).
 *
 * @see Workers
 * @see FairQueue
 * @see WorkLimit
 * @see ScoringDesk
 */
@NullMarked
package io.holdfast.app.web.work;

import org.jspecify.annotations.NullMarked;
