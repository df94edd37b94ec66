/**
 * The one place that decides: stop, retrieve more, reflect or abstain.
 *
 * @see Gate the rules, first match wins
 * @see Policy the thresholds of the rules
 * @see GateDecision what happens next, and why
 * @see QuestionBudget what may still be spent on a question
 */
@NullMarked
package io.holdfast.engine.gate;

import org.jspecify.annotations.NullMarked;
