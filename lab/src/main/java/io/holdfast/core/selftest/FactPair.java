package io.holdfast.core.selftest;

import java.util.Objects;

/**
 * A context and an answer that differ, or only seem to differ, in one fact.
 *
 * @param supported whether a careful reader finds the answer in the context
 * @param why what decides it
 */
public record FactPair(FactKind kind, String context, String answer, boolean supported, String why) {
    public FactPair {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(context, "context");
        Objects.requireNonNull(answer, "answer");
        Objects.requireNonNull(why, "why");
    }
}
