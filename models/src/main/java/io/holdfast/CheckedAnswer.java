package io.holdfast;

import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What was found of one answer. {@link #toString()} is the whole of it in words.
 *
 * @param finding scored, abstained (the answer rightly declined) or unmeasured (with the reason)
 */
public record CheckedAnswer(Finding<Grounding> finding) {
    public CheckedAnswer {
        Objects.requireNonNull(finding, "finding");
    }

    /** Whether the documents support the answer, or it rightly declined. False where nothing could be measured. */
    public boolean grounded() {
        return !finding.failure();
    }

    /** The share of claims that the documents support; empty where the answer declined or nothing could be measured. */
    public OptionalDouble faithfulness() {
        return finding.fold(
                scored -> OptionalDouble.of(scored.score()),
                abstained -> OptionalDouble.empty(),
                unmeasured -> OptionalDouble.empty());
    }

    /** The probability that the answer says something its documents do not support; empty as {@link #faithfulness()}. */
    public OptionalDouble risk() {
        return finding.fold(
                scored -> OptionalDouble.of(scored.detail().risk()),
                abstained -> OptionalDouble.empty(),
                unmeasured -> OptionalDouble.empty());
    }

    /** ISO 639 code of the answer's language, {@code und} where it cannot be told; empty where nobody looked. */
    public Optional<String> language() {
        return Optional.ofNullable(finding.fold(
                scored -> scored.detail().language(),
                abstained -> abstained.detail().language(),
                unmeasured -> unmeasured.language()));
    }

    /** Every claim with its verdict, the rule that decided and the evidence, in the order of the answer. */
    public List<TracedClaim> claims() {
        return FindingText.claims(finding);
    }

    /** The claims that the documents do not support: contradicted, not found, or unsure. */
    public List<TracedClaim> unsupported() {
        return FindingText.unsupported(finding);
    }

    /** The finding in words: a line that sums it up, and every unsupported claim with the nearest span. */
    @Override
    public String toString() {
        return FindingText.of(finding);
    }
}
