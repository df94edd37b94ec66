package io.holdfast.core.config.section;

import java.util.Objects;

/**
 * Which models are used.
 *
 * @param embedding {@code all-minilm-l6-v2} or {@code bge-small-en-v1.5} (embedded), or {@code ollama:NAME}
 */
public record Models(
        String defaultEval,
        String defaultDev,
        String embedding,
        String ollamaUrl,
        String openaiUrl,
        String openaiKeyEnv) {
    public Models {
        Objects.requireNonNull(defaultEval);
        Objects.requireNonNull(defaultDev);
        Objects.requireNonNull(embedding);
        Objects.requireNonNull(ollamaUrl);
        Objects.requireNonNull(openaiUrl);
        Objects.requireNonNull(openaiKeyEnv);
    }
}
