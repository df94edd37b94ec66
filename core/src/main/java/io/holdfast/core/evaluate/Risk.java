package io.holdfast.core.evaluate;

import io.holdfast.core.config.RiskSettings;
import io.holdfast.core.model.Trace;
import java.util.Arrays;

/**
 * The risk of an answer: the calibrated probability that it says something its documents do not. It rises with the doubt
 * about its weakest claim, with the mean doubt, and with the number of claims.
 */
final class Risk {
    /** No claim is more certain than this: log-odds stay finite. */
    private static final double EDGE = 0.005;

    private final RiskSettings settings;

    Risk(RiskSettings settings) {
        this.settings = settings;
    }

    double of(Trace trace) {
        if (trace.claims().isEmpty()) {
            return 0;
        }
        double[] doubts = trace.claims().stream()
                .mapToDouble(c -> Math.min(1 - EDGE, Math.max(EDGE, 1 - c.score())))
                .toArray();
        double weakest = Arrays.stream(doubts).max().orElseThrow();
        double odds = settings.intercept()
                + settings.weakest() * Math.log(weakest / (1 - weakest))
                + settings.mean() * Arrays.stream(doubts).average().orElseThrow()
                + settings.claims() * Math.log(doubts.length);
        return 1 / (1 + Math.exp(-odds));
    }
}
