package io.holdfast.text.fact.number;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.text.fact.shared.Relation;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * An amount stated in a text, e.g. "about 5.2 million", "5–10 %", "at least 3 players".
 *
 * @param start where the wording begins, modifiers ("at least") and currency included
 * @param end where it ends, measures included; a counted noun stays outside
 * @param low the number, or the lower end of a range
 * @param high the number again, or the upper end
 * @param unit what is measured or counted, null when the text names nothing
 * @param precision the value of the last digit as written: what rounding may hide
 */
public record Quantity(
        int start,
        int end,
        BigDecimal low,
        BigDecimal high,
        @Nullable Unit unit,
        boolean approximate,
        Bound bound,
        Kind kind,
        BigDecimal precision) {
    /** What the number says: how many, which one of a series, or which part of a whole. */
    public enum Kind {
        CARDINAL,
        ORDINAL,
        FRACTION
    }

    public Quantity {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException("not a span: [" + start + ", " + end + ")");
        }
        if (low.compareTo(high) > 0) {
            throw new IllegalArgumentException("range upside down: " + low + " to " + high);
        }
    }

    public boolean range() {
        return low.compareTo(high) < 0;
    }

    /** How this claimed amount relates to the amount a source states. */
    public Relation compare(Quantity source, QuantityTolerance tolerance) {
        return QuantityComparison.compare(this, source, tolerance);
    }

    /**
     * How two amounts relate however they are read: either may be rounded to the digits that are written. Amounts of units
     * that nothing converts cannot be compared.
     */
    public Relation inAnyReading(Quantity other, QuantityTolerance tolerance) {
        return QuantityComparison.inAnyReading(this, other, tolerance);
    }

    /** The same number of another unit. */
    Quantity of(Unit other) {
        return new Quantity(start, end, low, high, other, approximate, bound, kind, precision);
    }

    /** The amount itself, without "at least" and "about". */
    public Quantity plain() {
        return new Quantity(start, end, low, high, unit, false, Bound.EXACT, kind, precision);
    }

    /** The same amount, wherever it is stated. */
    public Quantity anywhere() {
        return new Quantity(0, 1, low, high, unit, approximate, bound, kind, precision);
    }

    /** The wording, for explanations. */
    public String of(String text) {
        return text.substring(start, end);
    }
}
