/**
 * Clients of model servers (Ollama, OpenAI-compatible): bounded in time and size, retried after errors that may pass, with waits ({@code Calls}), and clear about what went wrong.
 *
 * @see ModelServers the servers of a configuration, limits shared
 * @see Calls retries, pauses, timeout, circuit breaker
 * @see Server one HTTP exchange, bounded in time and size
 * @see OllamaChat
 * @see OpenAiChat any OpenAI-compatible server
 * @see HealthCheck whether the model is there, before a run
 * @see StructuredOutput replies by a schema, where the server can
 * @see RecordingChat keeps replies to be replayed
 * @see ReplayedChat recorded replies; anything else fails
 * @see LocalServers which model auto means
 * @see ContextWindow long prompts not cut by Ollama
 * @see OllamaEmbedder
 */
@NullMarked
package io.holdfast.models.chat;

import org.jspecify.annotations.NullMarked;
