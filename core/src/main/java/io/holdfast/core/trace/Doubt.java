package io.holdfast.core.trace;

import io.holdfast.core.config.DoubtSettings;
import io.holdfast.core.model.TracedClaim;

/** Tells the claims to mark in an answer from those a person should only look at. */
final class Doubt {
    /** A probability this near to 0 or 1 says no more than this. */
    private static final double EDGE = 1e-4;

    private final DoubtSettings settings;

    Doubt(DoubtSettings settings) {
        this.settings = settings;
    }

    /** The claim, not found, as it is when doubted enough, else left for review. */
    TracedClaim weigh(TracedClaim notFound, double support, double novelty) {
        return of(support, novelty) >= settings.mark() ? notFound : notFound.forReview();
    }

    private double of(double support, double novelty) {
        double p = Math.min(1 - EDGE, Math.max(EDGE, support));
        double odds = settings.intercept() + settings.support() * Math.log(p / (1 - p)) + settings.novelty() * novelty;
        return 1 / (1 + Math.exp(-odds));
    }
}
