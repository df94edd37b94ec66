package io.holdfast.lab.dataset;

import java.util.Objects;

/** One wording of a question. */
public record Variant(String label, String question) {
    public Variant {
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(question, "question");
    }
}
