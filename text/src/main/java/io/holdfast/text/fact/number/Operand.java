package io.holdfast.text.fact.number;

import java.math.BigDecimal;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/**
 * One number with what belongs to it.
 *
 * @param next the token behind it
 * @param firstToken the token it begins with: its sign or currency, if it has one
 */
record Operand(Numeral numeral, @Nullable Unit unit, int next, int firstToken) {
    /** "5 to 10 million" means 5 million; "5–10 km" means 5 km. */
    Operand completedBy(Operand second) {
        Numeral n = numeral;
        BigDecimal scale = second.numeral().scale();
        boolean bare = n.scale().compareTo(BigDecimal.ONE) == 0 && scale.compareTo(BigDecimal.ONE) > 0;
        BigDecimal mantissa = second.numeral().value().divide(scale, MathContext.DECIMAL64);
        if (bare && n.value().compareTo(mantissa) < 0 && unitMissingOr(second.unit())) {
            n = n.times(scale, n.next());
        }
        return new Operand(n, unit == null ? second.unit() : unit, next, firstToken);
    }

    private boolean unitMissingOr(@Nullable Unit other) {
        return unit == null || unit.equals(other) || unit.dimension() == UnitDimension.CURRENCY;
    }

    /** A value without trailing zeros and without an exponent. */
    static BigDecimal plain(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
