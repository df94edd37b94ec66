package io.holdfast.engine.retrieve;

import io.holdfast.engine.anchor.Question;

/** Finds passages for a question. {@code query} is what is searched for: the question itself, or more than it. */
@FunctionalInterface
public interface Retriever {
    Pool retrieve(Question question, String query);
}
