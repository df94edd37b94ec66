package io.holdfast.core.evaluate;

import io.holdfast.core.config.RiskSettings;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;

/**
 * The risk of an answer: the calibrated probability that it says something its documents do not. It rises with the
 * weakest claim, with the claims' mean, with the share of claims unsupported, and with words no document holds.
 */
final class Risk {
    private final RiskSettings settings;

    Risk(RiskSettings settings) {
        this.settings = settings;
    }

    /** {@code novelty} is the share of the answer's words that no document holds. */
    double of(Trace trace, double novelty) {
        if (trace.claims().isEmpty()) {
            return 0;
        }
        double weakest =
                trace.claims().stream().mapToDouble(TracedClaim::score).min().orElse(1);
        double mean = trace.claims().stream()
                .mapToDouble(TracedClaim::score)
                .average()
                .orElse(1);
        double odds = settings.intercept()
                + settings.weakest() * (1 - weakest)
                + settings.mean() * (1 - mean)
                + settings.unsupported() * (1 - trace.faithfulness())
                + settings.novelty() * novelty;
        return 1 / (1 + Math.exp(-odds));
    }
}
