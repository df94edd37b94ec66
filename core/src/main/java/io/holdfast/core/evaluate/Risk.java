package io.holdfast.core.evaluate;

import io.holdfast.core.config.RiskSettings;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import java.util.Arrays;

/**
 * The risk of an answer: the calibrated probability that it says something its documents do not. It rises with the
 * weakest claim, with the claims' mean, with the share of claims marked, and with words no document holds.
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
        double[] doubts =
                trace.claims().stream().mapToDouble(c -> 1 - c.score()).toArray();
        double marked =
                (double) trace.claims().stream().filter(TracedClaim::marked).count() / doubts.length;
        double odds = settings.intercept()
                + settings.weakest() * Arrays.stream(doubts).max().orElse(0)
                + settings.mean() * Arrays.stream(doubts).average().orElse(0)
                + settings.marked() * marked
                + settings.novelty() * novelty;
        return 1 / (1 + Math.exp(-odds));
    }
}
