package io.holdfast.text.fact;

import io.holdfast.text.fact.number.Bound;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Amounts of a claim in the unit of its evidence: "60 s" beside "30 s", where {@link WrittenForm} writes "1 min", which
 * makes equal amounts equal strings and unequal ones hard to compare.
 */
public final class SharedUnits {
    private SharedUnits() {}

    /** The claim with every amount that the evidence does not state in the only unit of its kind there; both in written form. */
    public static String of(String claim, String evidence) {
        List<Quantity> amounts =
                measures(claim).filter(q -> !evidence.contains(q.of(claim))).toList();
        String said = amounts.isEmpty() ? "" : evidence;
        List<Unit> units = measures(said).map(SharedUnits::unit).distinct().toList();
        StringBuilder out = new StringBuilder(claim);
        for (int i = amounts.size() - 1; i >= 0; i--) {
            Quantity amount = amounts.get(i);
            Unit unit = unit(amount);
            List<Unit> stated = units.stream().filter(unit::convertibleTo).toList();
            if (stated.size() == 1 && !stated.contains(unit)) {
                Unit other = stated.get(0);
                BigDecimal value = unit.toBase(amount.low()).divide(other.factor(), MathContext.DECIMAL32);
                out.replace(
                        amount.start(), amount.end(), value.stripTrailingZeros().toPlainString() + " " + other);
            }
        }
        return out.toString();
    }

    private static Stream<Quantity> measures(String text) {
        return TextFacts.read(text).quantities().stream()
                .filter(q -> q.unit() != null && q.bound() == Bound.EXACT && !q.range() && !q.approximate())
                .filter(q -> !unit(q).counted() && !unit(q).calendar() && unit(q).per() == null)
                .filter(q -> unit(q).offset().signum() == 0);
    }

    private static Unit unit(Quantity amount) {
        return Objects.requireNonNull(amount.unit());
    }
}
