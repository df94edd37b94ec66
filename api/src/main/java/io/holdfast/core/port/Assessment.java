package io.holdfast.core.port;

import io.holdfast.core.model.Span;
import java.util.List;

/**
 * What a grounding model says of a claim beside a piece of evidence, as probabilities.
 *
 * @param support the evidence states the claim
 * @param contradiction the evidence states something that cannot be true together with it
 * @param doubted the parts of the claim that the evidence does not state, each more likely than not, in order; empty for a
 *     model that judges claims as a whole
 */
public record Assessment(double support, double contradiction, List<Span> doubted) {
    public Assessment {
        doubted = List.copyOf(doubted);
    }

    /** For a model that judges claims as a whole. */
    public Assessment(double support, double contradiction) {
        this(support, contradiction, List.of());
    }

    /** For a model that only tells support. */
    public static Assessment ofSupport(double support) {
        return new Assessment(support, 0.5);
    }
}
