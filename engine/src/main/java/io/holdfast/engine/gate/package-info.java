/**
 * The one place that decides: stop, retrieve more, reflect or abstain.
 *
 * @see Gate
 * @see Policy
 * @see GateDecision
 */
@NullMarked
package io.holdfast.engine.gate;

import org.jspecify.annotations.NullMarked;
