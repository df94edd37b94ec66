package io.holdfast.engine.select;

import io.holdfast.engine.retrieve.Hit;
import java.util.List;

/** Scores passages again by reading them together with the question. */
public interface Reranker {
    /** Name and content hash of the model. */
    String id();

    /** One score in [0, 1] for each hit, in their order. */
    List<Double> score(String question, List<Hit> hits);
}
