/**
 * What happened, round by round, and the tokens that were spent, as JSON lines that are the same on every run.
 *
 * @see TelemetryJson the fields of a line, in fixed order
 * @see QuestionOutcome all that is known of an answered question
 * @see RoundRecord what happened in one round
 * @see TokenLedger tokens spent by stage, under a hard limit
 * @see Citation where an answer can be checked
 */
@NullMarked
package io.holdfast.engine.telemetry;

import org.jspecify.annotations.NullMarked;
