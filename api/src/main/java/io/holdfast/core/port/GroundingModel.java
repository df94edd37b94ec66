package io.holdfast.core.port;

import java.util.Optional;

/** A model that reads a claim and a piece of evidence and says how likely the evidence states the claim. Thread-safe. */
public interface GroundingModel {
    /** Name and content hash of the model: calibrations are bound to it. */
    String id();

    /** Probability in [0, 1] that {@code evidence} states {@code claim}. */
    double support(String claim, String evidence);

    /** Everything the model can tell; a model without further heads tells support only. */
    default Assessment assess(String claim, String evidence) {
        return Assessment.ofSupport(support(claim, evidence));
    }

    /** What had to be assumed to read the model's output, in words; empty where nothing had to be. */
    default Optional<String> assumption() {
        return Optional.empty();
    }

    /** Whether the weights of the decision over claims were fitted to this model; if not, its own probability decides. */
    default boolean decisionFitted() {
        return false;
    }

    /** Whether the model knows most words of a text; of a script that is not its own it says something all the same. */
    default boolean reads(String text) {
        return true;
    }
}
