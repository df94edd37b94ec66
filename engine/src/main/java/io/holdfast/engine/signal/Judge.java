package io.holdfast.engine.signal;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.pack.Packed;

/** Asked at most once a question whether the draft answers it from what it cites. */
public interface Judge {
    /** What asking will cost at most, in tokens read and written. */
    int cost(Question question, Draft draft, Packed read);

    /** Confidence in [0, 1] that the cited passages answer the question with this draft. */
    double confidence(Question question, Draft draft, Packed read);

    /** Whether its yes is a second opinion, which may lift the support of a draft, and not one already weighed into it. */
    default boolean adds(Draft draft) {
        return true;
    }
}
