package io.holdfast.core.model;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a system said to a question.
 *
 * @param model the system that said it, where known
 * @param citations ids of the passages or documents the answer cites
 * @param usage tokens read and written, where known
 * @param latency how long it took, where known
 */
public record Answer(
        String text,
        @Nullable String model,
        List<String> citations,
        @Nullable Usage usage,
        @Nullable Duration latency) {
    public Answer {
        Objects.requireNonNull(text, "text");
        citations = List.copyOf(citations);
    }

    public static Answer of(String text) {
        return new Answer(text, null, List.of(), null, null);
    }

    /** Tokens a model read and wrote. */
    public record Usage(int inputTokens, int outputTokens) {
        public Usage {
            if (inputTokens < 0 || outputTokens < 0) {
                throw new IllegalArgumentException("token counts cannot be negative");
            }
        }

        public Usage plus(Usage other) {
            return new Usage(inputTokens + other.inputTokens, outputTokens + other.outputTokens);
        }
    }
}
