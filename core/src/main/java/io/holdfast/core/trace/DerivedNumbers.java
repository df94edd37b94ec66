package io.holdfast.core.trace;

import io.holdfast.core.fact.Arithmetic;
import io.holdfast.core.fact.Derivation;
import io.holdfast.core.fact.Hint;
import io.holdfast.core.fact.Quantity;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A number the documents do not state but imply: a sum, difference, mean or share of numbers of one span, announced as
 * such by the claim's own words. Right, it supports the claim; wrong, it contradicts it.
 */
final class DerivedNumbers {
    /** Share of the claim's words that a span must hold before its numbers are reckoned with. */
    private final double alignment;

    DerivedNumbers(double alignment) {
        this.alignment = alignment;
    }

    @Nullable TracedClaim trace(Claim claim, Reading statement, List<Weighed> weighed) {
        if (statement.quantities.size() != 1) {
            return null;
        }
        Quantity target = statement.quantities.get(0);
        for (Hint hint : Hint.in(statement.text)) {
            for (Weighed w : weighed) {
                List<Quantity> given = w.candidate().reading().quantities;
                Optional<Derivation> derived = w.coverage() < alignment ? Optional.empty() : Arithmetic.derive(target, given, hint);
                if (derived.isPresent() && onlyTheNumberDiffers(w)) {
                    return verdict(claim, target.of(statement.text), derived.get(), w);
                }
            }
        }
        return null;
    }

    private static boolean onlyTheNumberDiffers(Weighed w) {
        return w.conflicts().stream().allMatch(c -> c.rule() == Rule.NUMBER_MISMATCH || c.rule() == Rule.UNIT_MISMATCH)
                && w.absent().size() <= 1;
    }

    private static TracedClaim verdict(Claim claim, String stated, Derivation derivation, Weighed w) {
        List<Evidence> evidence = List.of(w.evidence());
        if (derivation.confirmed()) {
            return new TracedClaim(claim, Verdict.SUPPORTED, 0.95, Rule.DERIVED_NUMBER, evidence, null);
        }
        String operands = String.join(", ", derivation.operands().stream().map(q -> q.of(w.candidate().reading().text)).toList());
        String operation = derivation.operation().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String right = derivation.value().stripTrailingZeros().toPlainString();
        return new TracedClaim(
                claim, Verdict.CONTRADICTED, 0.1, Rule.DERIVED_NUMBER_MISMATCH, evidence,
                Explanations.conflict(new FactConflict(
                        Rule.DERIVED_NUMBER_MISMATCH, stated, right + " as the " + operation + " of " + operands)));
    }
}
