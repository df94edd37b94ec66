package io.holdfast.core.trace;

import io.holdfast.core.fact.Arithmetic;
import io.holdfast.core.fact.Derivation;
import io.holdfast.core.fact.Hint;
import io.holdfast.core.fact.Quantity;
import io.holdfast.core.fact.TextFacts;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A number the documents do not state but imply: a sum, difference, mean or share of numbers of one sentence, or of it
 * with its neighbours, announced as such by the claim's own words. Right, it supports the claim; wrong, it contradicts it.
 */
final class DerivedNumbers {
    /** Share of the claim's words that a sentence must hold before its numbers are reckoned with. */
    private final double alignment;

    DerivedNumbers(double alignment) {
        this.alignment = alignment;
    }

    @Nullable TracedClaim trace(Claim claim, Reading statement, List<Weighed> weighed) {
        for (Quantity target : statement.quantities) {
            for (Hint hint : hints(statement, target)) {
                for (Weighed w : weighed) {
                    TracedClaim traced = w.coverage() < alignment ? null : trace(claim, statement, target, hint, w);
                    if (traced != null) {
                        return traced;
                    }
                }
            }
        }
        return null;
    }

    private static @Nullable TracedClaim trace(Claim claim, Reading statement, Quantity target, Hint hint, Weighed w) {
        Reading sentence = w.candidate().reading();
        if (sentence.text.contains(target.of(statement.text).strip())) {
            return null; // stated, not derived
        }
        Optional<Derivation> inSentence = Arithmetic.derive(target, sentence.quantities, hint)
                .filter(d -> onlyTheNumberDiffers(w, statement, target, d, sentence.text));
        if (inSentence.isPresent()) {
            return verdict(claim, target.of(statement.text), inSentence.get(), w, w.passage(), sentence.text);
        }
        Passage window = Passage.of(w.candidate().document(), w.candidate().window());
        List<Quantity> around = TextFacts.read(window.text()).quantities();
        return Arithmetic.derive(target, around, hint)
                .filter(Derivation::confirmed)
                .filter(d -> onlyTheNumberDiffers(w, statement, target, d, window.text()))
                .map(d -> verdict(claim, target.of(statement.text), d, w, window, window.text()))
                .orElse(null);
    }

    /** A percentage is a share, whether or not the words say so. */
    private static Set<Hint> hints(Reading statement, Quantity target) {
        Set<Hint> hints = EnumSet.noneOf(Hint.class);
        hints.addAll(Hint.in(statement.text));
        if (target.of(statement.text).matches(".*(?:%|[Pp]er ?cent|persen).*")) {
            hints.add(Hint.PERCENTAGE);
        }
        return hints;
    }

    /** What else the claim holds must stand in the text; another number may only say how many were reckoned with. */
    private static boolean onlyTheNumberDiffers(
            Weighed w, Reading statement, Quantity target, Derivation derivation, String text) {
        boolean counts = statement.quantities.stream()
                .filter(q -> !q.equals(target))
                .allMatch(q -> q.low().intValue() == derivation.operands().size()
                        || text.contains(q.of(statement.text).strip()));
        boolean conflicts = w.conflicts().stream()
                .allMatch(c -> c.rule() == Rule.NUMBER_MISMATCH
                        || c.rule() == Rule.UNIT_MISMATCH
                        || text.contains(c.claimSide()));
        long absent = w.absent().stream().filter(a -> !stands(a, text)).count();
        return counts && conflicts && absent <= statement.quantities.size();
    }

    /** A value stands in a text as it is, or by its numbers ("between 2011 and 2016" in "in 2011 ... in 2016"). */
    private static boolean stands(String value, String text) {
        List<String> numbers =
                Arrays.stream(value.split("\\D+")).filter(n -> !n.isEmpty()).toList();
        return text.contains(value) || !numbers.isEmpty() && numbers.stream().allMatch(text::contains);
    }

    private static TracedClaim verdict(
            Claim claim, String stated, Derivation derivation, Weighed w, Passage passage, String text) {
        List<Evidence> evidence = List.of(new Evidence(passage, w.similarity()));
        if (derivation.confirmed()) {
            return new TracedClaim(claim, Verdict.SUPPORTED, 0.95, Rule.DERIVED_NUMBER, evidence, null);
        }
        String operands = String.join(
                ", ", derivation.operands().stream().map(q -> q.of(text)).toList());
        String operation =
                derivation.operation().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String right = derivation.value().stripTrailingZeros().toPlainString();
        return new TracedClaim(
                claim,
                Verdict.CONTRADICTED,
                0.1,
                Rule.DERIVED_NUMBER_MISMATCH,
                evidence,
                Explanations.conflict(new FactConflict(
                        Rule.DERIVED_NUMBER_MISMATCH, stated, right + " as the " + operation + " of " + operands)));
    }
}
