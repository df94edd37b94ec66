package io.holdfast.core.judge;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import java.util.Set;

/**
 * The band of judge-free support in which a claim counts as undecided and goes to the judge. A fact that differs (a
 * number, a date, a negation) is decided whatever its score.
 */
public record GrayZone(double low, double high) {
    private static final Set<Rule> MEASURED = Set.of(
            Rule.LEXICAL_ENTAILMENT,
            Rule.SEMANTIC_MATCH,
            Rule.GROUNDING_MODEL,
            Rule.CLOSE_EVIDENCE,
            Rule.WEAK_EVIDENCE,
            Rule.NO_EVIDENCE);

    public GrayZone {
        if (!(low >= 0 && low <= high && high <= 1)) {
            throw new IllegalArgumentException("not a band in [0, 1]: [" + low + ", " + high + "]");
        }
    }

    public boolean undecided(TracedClaim claim) {
        return MEASURED.contains(claim.rule()) && claim.score() >= low && claim.score() <= high;
    }
}
