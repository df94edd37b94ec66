package io.holdfast.lab.dataset;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a document was corrupted, and what it said before.
 *
 * @param parent id of the clean case it was made from
 * @param fromContext what the corrupted document says; null when it no longer says anything about the question
 * @param original what the clean document says
 */
public record Distractor(
        Type type,
        String parent,
        String modification,
        @Nullable String fromContext,
        String original) {
    public Distractor {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(parent, "parent");
        Objects.requireNonNull(modification, "modification");
        Objects.requireNonNull(original, "original");
    }

    /** How the document was corrupted. */
    public enum Type {
        VALUE_SWAP,
        MISSING_CRITICAL_INFO,
        CONTRADICTORY_INFO;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
