/** Background runs: accepted now, worked off in turn, kept in the store. */
@NullMarked
package io.holdfast.app.web.run;

import org.jspecify.annotations.NullMarked;
