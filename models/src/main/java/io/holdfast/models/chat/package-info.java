/**
 * Clients of model servers (Ollama, OpenAI-compatible): bounded in time and size, retried after errors that may pass, with waits ({@code Calls}), and clear about what went wrong.
 *
 * @see ModelServers
 * @see Calls
 * @see Server
 * @see OllamaChat
 * @see OpenAiChat
 * @see HealthCheck
 * @see StructuredOutput
 * @see RecordingChat
 */
@NullMarked
package io.holdfast.models.chat;

import org.jspecify.annotations.NullMarked;
