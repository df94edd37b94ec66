package io.holdfast.core.port;

import io.holdfast.core.model.Span;

/** An extractive reader: finds the span of a passage that answers a question. Thread-safe. */
public interface Reader {
    /** Name and content hash of the model. */
    String id();

    Reading read(String question, String passage);

    /**
     * @param span the best answer span in the passage
     * @param score how well it answers, comparable across passages of one question
     * @param answerable probability in [0, 1] that the passage holds the answer at all
     */
    record Reading(Span span, double score, double answerable) {}
}
