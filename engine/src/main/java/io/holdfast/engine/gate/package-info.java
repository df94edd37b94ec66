/** The one place that decides: stop, retrieve more, reflect or abstain. */
@NullMarked
package io.holdfast.engine.gate;

import org.jspecify.annotations.NullMarked;
