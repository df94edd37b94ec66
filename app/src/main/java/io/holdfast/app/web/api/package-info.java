/**
 * The endpoints for programs: {@code /v1/score} and its neighbours in {@code CaseEndpoint}, batches, conversations, questions, runs, traces, health, metrics, MCP, and the contract {@code /openapi.yaml}.
 *
 * @see CaseEndpoint /v1/score, citations and context
 * @see BatchEndpoint many lines in, results in order
 * @see ConversationEndpoint
 * @see AskEndpoint /v1/ask, a question to the answer engine
 * @see RunEndpoints /v1/runs, background runs
 * @see TraceEndpoint spans in, evaluation events out
 * @see HealthEndpoints /healthz and /readyz
 * @see McpEndpoint
 * @see BatchPlaces which batch must end when too many wait
 * @see ContractEndpoint the OpenAPI contract
 * @see MetricsEndpoint /metrics for Prometheus
 * @see OtlpProtobuf OTLP protobuf read and written as JSON
 */
@NullMarked
package io.holdfast.app.web.api;

import org.jspecify.annotations.NullMarked;
