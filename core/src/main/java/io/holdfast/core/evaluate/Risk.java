package io.holdfast.core.evaluate;

import io.holdfast.core.config.section.RiskSettings;
import io.holdfast.core.model.Trace;
import java.util.Arrays;

/**
 * The risk of an answer: the calibrated probability that it says something its documents do not. It weighs how
 * probable it is that any claim is wrong, the mean doubt about them, and how many there are.
 */
record Risk(RiskSettings settings) {
    /** No claim is more certain than this. */
    private static final double EDGE = 0.005;
    /** Keeps log-odds finite. */
    private static final double LEAST = 1e-4;

    double of(Trace trace) {
        if (trace.claims().isEmpty()) {
            return 0;
        }
        double[] doubts = trace.claims().stream()
                .mapToDouble(c -> Math.min(1 - EDGE, Math.max(EDGE, 1 - c.score())))
                .toArray();
        double none = Arrays.stream(doubts).map(d -> 1 - d).reduce(1, (a, b) -> a * b);
        double odds = settings.intercept()
                + settings.any() * Math.log((1 - none + LEAST) / (none + LEAST))
                + settings.mean() * Arrays.stream(doubts).average().orElseThrow()
                + settings.claims() * Math.log(doubts.length);
        return 1 / (1 + Math.exp(-odds));
    }
}
