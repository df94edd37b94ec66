package io.holdfast.core.model;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A claim with its verdict, the rule that decided, and the evidence.
 *
 * @param score support in [0, 1]
 * @param evidence best first; present for unsupported claims too, unless there are no documents
 * @param diagnosis a sentence for people; always there when the claim is not supported
 */
public record TracedClaim(
        Claim claim,
        Verdict verdict,
        double score,
        Rule rule,
        List<Evidence> evidence,
        @Nullable String diagnosis) {
    public TracedClaim {
        Objects.requireNonNull(claim, "claim");
        Objects.requireNonNull(verdict, "verdict");
        Objects.requireNonNull(rule, "rule");
        evidence = List.copyOf(evidence);
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("score outside [0, 1]: " + score);
        }
        if (verdict != Verdict.SUPPORTED && diagnosis == null) {
            throw new IllegalArgumentException("an unsupported claim needs a diagnosis");
        }
    }

    public boolean supported() {
        return verdict == Verdict.SUPPORTED;
    }
}
