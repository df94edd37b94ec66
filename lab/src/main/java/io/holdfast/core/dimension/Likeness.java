package io.holdfast.core.dimension;

import io.holdfast.core.model.FactDifference;
import java.util.List;

/**
 * How alike two answers are: in meaning, in words, and in the facts they state.
 *
 * @param semantic closeness of meaning in [0, 1]
 * @param rougeL longest common subsequence of words, as an F measure in [0, 1]
 * @param conflicts facts on which they differ; one is enough to make them different answers
 */
public record Likeness(double semantic, double rougeL, List<FactDifference> conflicts) {
    public Likeness {
        if (!(semantic >= 0 && semantic <= 1) || !(rougeL >= 0 && rougeL <= 1)) {
            throw new IllegalArgumentException("likeness outside [0, 1]: " + semantic + ", " + rougeL);
        }
        conflicts = List.copyOf(conflicts);
    }

    /** The same answer, word for word or in effect. */
    public static Likeness same() {
        return new Likeness(1, 1, List.of());
    }

    /** One declined or said nothing, the other answered: nothing in common. */
    public static Likeness none() {
        return new Likeness(0, 0, List.of());
    }
}
