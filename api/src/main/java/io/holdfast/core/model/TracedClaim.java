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
 * @param faults the words of the answer that are wrong, where that is known more closely than the whole claim
 */
public record TracedClaim(
        Claim claim,
        Verdict verdict,
        double score,
        Rule rule,
        List<Evidence> evidence,
        @Nullable String diagnosis,
        List<Span> faults) {
    /** A claim whose fault, if it has one, is the whole of it. */
    public TracedClaim(
            Claim claim,
            Verdict verdict,
            double score,
            Rule rule,
            List<Evidence> evidence,
            @Nullable String diagnosis) {
        this(claim, verdict, score, rule, evidence, diagnosis, List.of());
    }

    public TracedClaim {
        Objects.requireNonNull(claim, "claim");
        Objects.requireNonNull(verdict, "verdict");
        Objects.requireNonNull(rule, "rule");
        evidence = List.copyOf(evidence);
        faults = List.copyOf(faults);
        if (verdict == Verdict.SUPPORTED && !faults.isEmpty()) {
            throw new IllegalArgumentException("a supported claim has no faults");
        }
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("score outside [0, 1]: " + score);
        }
        if (verdict != Verdict.SUPPORTED && diagnosis == null) {
            throw new IllegalArgumentException("an unsupported claim needs a diagnosis");
        }
    }

    /** Where the answer says what the documents do not: the faults, or the whole claim where they are not known; nothing where that is unsure. */
    public List<Span> unsupportedSpans() {
        return !marked() ? List.of() : faults.isEmpty() ? List.of(claim.span()) : faults;
    }

    /** Whether it counts against the answer: contradicted, or found nowhere. */
    public boolean marked() {
        return verdict == Verdict.CONTRADICTED || verdict == Verdict.NOT_FOUND;
    }

    /** Whether a person should look: neither shown nor refuted. */
    public boolean review() {
        return verdict == Verdict.UNSURE;
    }

    public boolean supported() {
        return verdict == Verdict.SUPPORTED;
    }
}
