package io.holdfast.engine.select;

import io.holdfast.engine.corpus.Chunk;

/** Scores a passage again by reading the part of it that speaks most about the question, together with the question. */
public interface Reranker {
    /** Name and content hash of the model. */
    String id();

    /** What would be read of the passage, the question included: this much is charged. */
    String excerpt(String question, Chunk chunk);

    /** A score in [0, 1]. */
    double score(String question, Chunk chunk);
}
