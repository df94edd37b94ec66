/** The endpoints for programs: {@code /v1/score} and its neighbours in {@code CaseEndpoint}, batches, conversations, questions ({@code AskEndpoint}), runs, traces, metrics, MCP. */
@NullMarked
package io.holdfast.app.web.api;

import org.jspecify.annotations.NullMarked;
