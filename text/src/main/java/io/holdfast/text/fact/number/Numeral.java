package io.holdfast.text.fact.number;

import java.math.BigDecimal;

/**
 * A number as written, before units and modifiers.
 *
 * @param next index of the token after it
 * @param value its value with scale words applied
 * @param precision value of its last digit: 0.1 for 3.1, a million for "5 million", zero for exact fractions
 * @param scale the scale word's factor, one without
 * @param words written as words rather than digits
 */
record Numeral(int next, BigDecimal value, BigDecimal precision, BigDecimal scale, Quantity.Kind kind, boolean words) {
    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    static Numeral words(BigDecimal value, int next) {
        return new Numeral(next, value, BigDecimal.ONE, BigDecimal.ONE, Quantity.Kind.CARDINAL, true);
    }

    static Numeral ordinal(BigDecimal value, int next) {
        return new Numeral(next, value, BigDecimal.ZERO, BigDecimal.ONE, Quantity.Kind.ORDINAL, true);
    }

    static Numeral fraction(BigDecimal value, int next) {
        return new Numeral(next, value, BigDecimal.ZERO, BigDecimal.ONE, Quantity.Kind.FRACTION, true);
    }

    Numeral times(BigDecimal factor, int next) {
        // "3 thousand" counts to the one, "3.4k" and "5 million" are round numbers
        boolean round = precision.compareTo(BigDecimal.ONE) < 0 || factor.compareTo(MILLION) >= 0;
        return new Numeral(
                next,
                value.multiply(factor),
                round ? precision.multiply(factor) : precision,
                scale.multiply(factor),
                kind,
                words);
    }

    Numeral plus(BigDecimal part, int next) {
        return new Numeral(next, value.add(part), scale.movePointLeft(1), scale, kind, words);
    }

    /** With half of its scale more, where words that say so end at another token: "2 million and a half". */
    Numeral plusHalf(int end) {
        return end == next ? this : plus(scale.divide(BigDecimal.valueOf(2)), end);
    }

    Numeral negated() {
        return new Numeral(next, value.negate(), precision, scale, kind, words);
    }
}
