package io.holdfast.core.config;

/**
 * The logistic model behind {@code risk}, fitted on labelled answers (docs/accuracy.md says which, and how).
 *
 * @param threshold risk at or above which an answer counts as not grounded
 * @param intercept log-odds of an answer whose every signal is zero
 * @param weakest weight of the log-odds of the doubt about the weakest claim
 * @param mean weight of the mean doubt about the claims
 * @param claims weight of the logarithm of the number of claims
 */
public record RiskSettings(double threshold, double intercept, double weakest, double mean, double claims) {
    public RiskSettings {
        Check.threshold(threshold, "risk.threshold");
        finite(intercept, "risk.intercept");
        finite(weakest, "risk.weakest");
        finite(mean, "risk.mean");
        finite(claims, "risk.claims");
    }

    private static void finite(double value, String key) {
        Check.require(Double.isFinite(value), key, value, "a number");
    }
}
