package io.holdfast.core.decide;

import static java.math.BigDecimal.ONE;

import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Rule;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.Unit;
import io.holdfast.text.fact.number.UnitDimension;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Proof by unit: text about the claim gives the same number in another unit of the same dimension (4 minutes, 4 seconds) or
 * another currency, and no document gives the amount that the claim does.
 */
record OtherUnits(StatedValues values) {
    /** Share of the claim's words that a unit must hold to be about it. */
    private static final double ABOUT = 0.5;

    /** Units nearer to each other than this are confused in good faith (MB and MiB). */
    private static final double APART = 1.2;

    @Nullable Refutation find(Terms claim, List<EvidenceIndex.Candidate> candidates, EvidenceIndex index) {
        int most = Math.min(WordsAlone.MOST_VALUES, claim.quantities().size());
        for (Quantity claimed : claim.quantities().subList(0, most)) {
            Refutation found = near(claimed, claim, candidates);
            if (found != null && !values.in(index, claimed)) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable Refutation near(Quantity claimed, Terms claim, List<EvidenceIndex.Candidate> candidates) {
        for (EvidenceIndex.Candidate unit : candidates) {
            Terms near = unit.read().terms();
            Quantity stated = unit.share() < ABOUT ? null : sameNumber(claimed, claim, near);
            if (stated != null) {
                return new Refutation(
                        Rule.UNIT_MISMATCH,
                        unit,
                        "unit mismatch: the answer says " + Explanations.quote(claimed.of(claim.text()))
                                + ", the source says " + Explanations.quote(stated.of(near.text())));
            }
        }
        return null;
    }

    private static @Nullable Quantity sameNumber(Quantity claimed, Terms claim, Terms near) {
        return near.quantities().stream()
                .filter(g ->
                        claimed.low().compareTo(g.low()) == 0 && claimed.high().compareTo(g.high()) == 0)
                .filter(g -> apart(claimed.unit(), g.unit()))
                // of which country, a dollar sign does not tell
                .filter(g -> !claimed.of(claim.text()).contains("$")
                        || !g.of(near.text()).contains("$"))
                .findFirst()
                .orElse(null);
    }

    private static boolean apart(@Nullable Unit a, @Nullable Unit b) {
        if (a == null || b == null || a.dimension() != b.dimension()) {
            return false;
        }
        boolean currencies = a.dimension() == UnitDimension.CURRENCY;
        double ratio = a.convertibleTo(b)
                ? a.stepToBase(ONE).doubleValue() / b.stepToBase(ONE).doubleValue()
                : 1;
        return currencies ? !a.name().equals(b.name()) : Math.max(ratio, 1 / ratio) >= APART;
    }
}
