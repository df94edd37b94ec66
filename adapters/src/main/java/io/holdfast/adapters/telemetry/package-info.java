/**
 * What was measured of an application's answers, told to its telemetry: OpenTelemetry events and Micrometer meters.
 *
 * @see Evaluations which numbers are reported of an answer
 * @see OpenTelemetryEvaluations one gen_ai event for each number
 * @see MicrometerEvaluations meters, their names and tags
 * @see EvaluationListener told of each answer before it goes on
 * @see StreamEvaluation reports each sentence of a streamed answer, then the whole
 */
@NullMarked
package io.holdfast.adapters.telemetry;

import org.jspecify.annotations.NullMarked;
