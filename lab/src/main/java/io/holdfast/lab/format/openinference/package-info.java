/**
 * Traces of LLM applications (OpenInference, OpenTelemetry GenAI): read as cases, answered with evaluation events.
 *
 * @see TraceReader
 * @see TraceCase
 * @see SpanReader
 * @see RetrievedDocuments
 * @see TraceWriter
 * @see TraceScores
 * @see EvaluationEvents
 * @see PhoenixAnnotations
 */
@NullMarked
package io.holdfast.lab.format.openinference;

import org.jspecify.annotations.NullMarked;
