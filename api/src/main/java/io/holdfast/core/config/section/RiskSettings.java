package io.holdfast.core.config.section;

import java.util.Objects;

/**
 * What makes one {@code risk} of the doubts about an answer's claims, fitted on labelled answers (docs/accuracy.md says which, and how).
 *
 * @param threshold risk at or above which an answer counts as not grounded, where risk decides
 * @param decides whether risk decides if an answer fails; if not, any claim that is not supported does. A contradicted
 *     claim always fails
 * @param calibration a file of {@code holdfast calibrate} to take the threshold from; read while loading, empty after
 * @param intercept log-odds that a claim alone is wrong whose support is one half
 * @param doubt weight of the log-odds of the doubt about a claim
 * @param claims weight of the logarithm of the number of claims
 * @param declinedIntercept log-odds that declining is wrong where no passage shares a word with the question
 * @param declinedShare weight of the share of the question's words that the nearest passage holds
 */
public record RiskSettings(
        double threshold,
        boolean decides,
        String calibration,
        double intercept,
        double doubt,
        double claims,
        double declinedIntercept,
        double declinedShare) {
    public RiskSettings {
        Check.threshold(threshold, "risk.threshold");
        Objects.requireNonNull(calibration);
        finite(intercept, "risk.intercept");
        finite(doubt, "risk.doubt");
        finite(claims, "risk.claims");
        finite(declinedIntercept, "risk.declined_intercept");
        finite(declinedShare, "risk.declined_share");
    }

    /**
     * The probability that the documents answer a question all the same that was declined, and where no passage was found that does.
     *
     * @param share of the question's words that the nearest passage holds
     */
    public double ofDeclining(double share) {
        return 1 / (1 + Math.exp(-(declinedIntercept + declinedShare * share)));
    }

    private static void finite(double value, String key) {
        Check.require(Double.isFinite(value), key, value, "a number");
    }
}
