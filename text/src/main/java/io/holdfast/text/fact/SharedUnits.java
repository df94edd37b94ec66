package io.holdfast.text.fact;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.Unit;
import io.holdfast.text.fact.number.UnitDimension;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Amounts of a claim in the unit of its evidence: "60 s" beside "30 s", where {@link WrittenForm} writes "1 min", which
 * makes equal amounts equal strings and unequal ones hard to compare. An amount that rounding makes another of the
 * evidence is written as that one: "about 75 mph" beside "120 km/h" is "about 120 km/h".
 */
public final class SharedUnits {
    private static final MathContext DIGITS = new MathContext(5);
    /** Amounts are compared without "about", which is what a tolerance is for. */
    private static final QuantityTolerance NONE = new QuantityTolerance(0, 0);

    private SharedUnits() {}

    /** The claim with every amount that the evidence does not state in a unit that the evidence has; both in written form. */
    public static String of(String claim, String evidence) {
        List<Quantity> amounts =
                measures(claim).filter(q -> !evidence.contains(q.of(claim))).toList();
        String said = amounts.isEmpty() ? "" : evidence;
        List<Quantity> stated = measures(said).toList();
        StringBuilder out = new StringBuilder(claim);
        for (int i = amounts.size() - 1; i >= 0; i--) {
            Quantity amount = amounts.get(i);
            int start = WrittenForm.numeral(amount, claim);
            String written = stated(amount, stated, evidence);
            written = written == null ? converted(amount, stated) : written;
            if (written != null) {
                out.replace(start, amount.end(), written);
            }
        }
        return out.toString();
    }

    /** The first amount of another unit that is this one, as the evidence writes it. */
    private static @Nullable String stated(Quantity amount, List<Quantity> stated, String evidence) {
        return stated.stream()
                .filter(s -> unit(s).calendar() == unit(amount).calendar()
                        && !unit(s).equals(unit(amount))
                        && amount.plain().inAnyReading(s.plain(), NONE).supports())
                .map(s -> evidence.substring(WrittenForm.numeral(s, evidence), s.end()))
                .findFirst()
                .orElse(null);
    }

    /** The amount in the only unit of its kind; null where that is its own, or there are several or none. */
    private static @Nullable String converted(Quantity amount, List<Quantity> stated) {
        Unit unit = unit(amount);
        List<Unit> units = stated.stream()
                .map(SharedUnits::unit)
                .filter(u -> u.calendar() == unit.calendar() && u.convertibleTo(unit))
                .distinct()
                .toList();
        if (units.size() != 1 || units.contains(unit)) {
            return null;
        }
        BigDecimal value = units.get(0).fromBase(unit.toBase(amount.low())).round(DIGITS);
        return value.stripTrailingZeros().toPlainString() + " "
                + WrittenForm.name(units.get(0).toString(), value);
    }

    private static Stream<Quantity> measures(String text) {
        return TextFacts.read(text).quantities().stream()
                .filter(q -> q.unit() != null && !q.range() && WrittenForm.numeral(q, text) >= 0)
                .filter(q -> !unit(q).counted() && unit(q).dimension() != UnitDimension.CURRENCY);
    }

    private static Unit unit(Quantity amount) {
        return Objects.requireNonNull(amount.unit());
    }
}
