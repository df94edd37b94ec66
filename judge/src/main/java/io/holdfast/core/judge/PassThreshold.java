package io.holdfast.core.judge;

import java.util.Locale;

/** Whether a share of supported statements passes, and the sentence that says so. */
public record PassThreshold(double threshold, double epsilon) {
    public PassThreshold {
        if (!(threshold >= 0 && threshold <= 1) || !(epsilon >= 0)) {
            throw new IllegalArgumentException("not a gate: " + threshold + " - " + epsilon);
        }
    }

    /** An answer of which nothing is supported does not pass, not even a threshold of 0. */
    public boolean passes(double score) {
        return score > 0 && score >= threshold - epsilon;
    }

    public String reason(double score) {
        String numbers = String.format(
                Locale.ROOT,
                "Faithfulness %.2f is %s %.2f",
                score,
                score >= threshold - epsilon ? ">=" : "<",
                threshold);
        return score == 0 && threshold == 0 ? numbers + ", but no statement is supported" : numbers;
    }
}
