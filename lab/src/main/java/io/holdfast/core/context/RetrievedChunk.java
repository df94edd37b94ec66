package io.holdfast.core.context;

import io.holdfast.core.model.Evidence;
import java.util.List;
import java.util.Objects;

/**
 * One of the documents an answer was given, with what it is good for.
 *
 * @param reference the claims of the reference that it supports alone, as places
 * @param answer the claims of the answer that it supports alone, as places
 * @param evidence the spans that do, one for each of these claims
 */
public record RetrievedChunk(String document, List<Integer> reference, List<Integer> answer, List<Evidence> evidence) {
    public RetrievedChunk {
        Objects.requireNonNull(document, "document");
        reference = List.copyOf(reference);
        answer = List.copyOf(answer);
        evidence = List.copyOf(evidence);
    }

    /** Whether it supports a claim of the answer. */
    public boolean used() {
        return !answer.isEmpty();
    }

    /** Whether it supports a claim of the reference, or of the answer. */
    public boolean carries() {
        return used() || !reference.isEmpty();
    }
}
