/**
 * The endpoints for programs: {@code /v1/score} and its neighbours in {@code CaseEndpoint}, batches, conversations, questions, runs, traces, health, metrics, MCP, and the contract {@code /openapi.yaml}.
 *
 * @see CaseEndpoint
 * @see BatchEndpoint
 * @see ConversationEndpoint
 * @see AskEndpoint
 * @see RunEndpoints
 * @see TraceEndpoint
 * @see HealthEndpoints
 * @see McpEndpoint
 */
@NullMarked
package io.holdfast.app.web.api;

import org.jspecify.annotations.NullMarked;
