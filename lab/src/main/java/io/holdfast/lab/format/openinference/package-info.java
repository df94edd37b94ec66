/**
 * Traces of LLM applications (OpenInference, OpenTelemetry GenAI): read as cases, answered with evaluation events.
 *
 * @see TraceReader spans gathered into traces
 * @see TraceCase which span is question and which is answer
 * @see SpanReader shapes in which spans are exported
 * @see RetrievedDocuments documents the model was given
 * @see TraceWriter cases written as traces
 * @see TraceScores findings written as scores of the trace
 * @see EvaluationEvents findings as OpenTelemetry events
 * @see PhoenixAnnotations findings as annotations of spans
 * @see ToolSteps what tools returned, as documents
 */
@NullMarked
package io.holdfast.lab.format.openinference;

import org.jspecify.annotations.NullMarked;
