/**
 * What happened, round by round, and the tokens that were spent, as JSON lines that are the same on every run.
 *
 * @see TelemetryJson
 * @see QuestionOutcome
 * @see RoundRecord
 * @see TokenLedger
 */
@NullMarked
package io.holdfast.engine.telemetry;

import org.jspecify.annotations.NullMarked;
