package io.holdfast.core.evaluate;

import io.holdfast.core.config.section.RiskSettings;
import io.holdfast.core.model.Trace;

/**
 * The risk of an answer: the calibrated probability that it says something its documents do not, were its claims right or
 * wrong independently of each other. Each claim's doubt counts less the more claims there are, because most claims of a
 * long answer are right.
 */
record Risk(RiskSettings settings) {
    /** No claim is more certain than this. */
    private static final double EDGE = 0.005;

    double of(Trace trace) {
        int claims = trace.claims().size();
        double right = 1;
        for (var claim : trace.claims()) {
            double doubt = Math.min(1 - EDGE, Math.max(EDGE, 1 - claim.score()));
            double odds = settings.intercept()
                    + settings.doubt() * Math.log(doubt / (1 - doubt))
                    + settings.claims() * Math.log(claims);
            right /= 1 + Math.exp(odds);
        }
        return 1 - right;
    }
}
