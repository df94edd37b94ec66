package io.holdfast.core.port;

import io.holdfast.core.model.Answer;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A chat model: Ollama, an OpenAI-compatible server, a script. Blocking; throws HoldfastException with a code. */
public interface ChatModel {
    /** Provider and name, e.g. {@code ollama:mistral}. */
    String id();

    Reply chat(Request request);

    /**
     * What is asked. Temperature is always 0.
     *
     * @param schema JSON Schema that the reply shall follow, for servers that can hold a model to one; a model whose
     *     server cannot is asked without it, so the reply may be anything
     */
    record Request(
            List<Message> messages,
            int maxTokens,
            long seed,
            @Nullable String schema) {
        public Request(List<Message> messages, int maxTokens, long seed) {
            this(messages, maxTokens, seed, null);
        }

        public Request {
            messages = List.copyOf(messages);
            if (maxTokens <= 0) {
                throw new IllegalArgumentException("maxTokens must be positive: " + maxTokens);
            }
        }
    }

    /** One message; role is system, user or assistant. */
    record Message(String role, String content) {
        public Message {
            Objects.requireNonNull(role, "role");
            Objects.requireNonNull(content, "content");
        }

        public static Message system(String content) {
            return new Message("system", content);
        }

        public static Message user(String content) {
            return new Message("user", content);
        }
    }

    /** What came back. {@code truncated} when the model stopped at its token limit. */
    record Reply(String text, Answer.Usage usage, Duration latency, boolean truncated) {
        public Reply {
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(usage, "usage");
            Objects.requireNonNull(latency, "latency");
        }
    }
}
