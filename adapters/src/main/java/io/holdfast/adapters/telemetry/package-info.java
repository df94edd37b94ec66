/**
 * What was measured of an application's answers, told to its telemetry: OpenTelemetry events and Micrometer meters.
 *
 * @see Evaluations
 * @see OpenTelemetryEvaluations
 * @see MicrometerEvaluations
 * @see EvaluationListener
 */
@NullMarked
package io.holdfast.adapters.telemetry;

import org.jspecify.annotations.NullMarked;
