package io.holdfast.core.port;

/**
 * What a grounding model says of a claim beside a piece of evidence, as probabilities.
 *
 * @param support the evidence states the claim
 * @param contradiction the evidence states something that cannot be true together with it
 */
public record Assessment(double support, double contradiction) {
    /** For a model that only tells support. */
    public static Assessment ofSupport(double support) {
        return new Assessment(support, 0.5);
    }
}
