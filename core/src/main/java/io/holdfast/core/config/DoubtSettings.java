package io.holdfast.core.config;

/**
 * How likely it is that a claim the grounding model does not support is wrong, by a logistic model fitted on answers in
 * which people marked what is wrong (docs/accuracy.md says which, and how). A claim doubted less than {@code mark} is
 * left for review, and not marked in the answer.
 *
 * @param mark doubt at or above which a claim that was not found is marked
 * @param intercept log-odds of a claim whose every signal is zero
 * @param support weight of the log-odds of the model's support
 * @param novelty weight of the share of the claim's words that no document holds
 */
public record DoubtSettings(double mark, double intercept, double support, double novelty) {
    public DoubtSettings {
        Check.share(mark, "doubt.mark");
        Check.require(Double.isFinite(intercept), "doubt.intercept", intercept, "a number");
        Check.require(Double.isFinite(support), "doubt.support", support, "a number");
        Check.require(Double.isFinite(novelty), "doubt.novelty", novelty, "a number");
    }
}
