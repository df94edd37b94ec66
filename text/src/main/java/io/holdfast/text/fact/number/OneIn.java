package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads "one in four", which is 25 %. */
final class OneIn {
    /** What is between the two numbers, in tokens. */
    private static final List<String> BETWEEN = FactWords.lines("one_in");

    private static final Set<String> LABELS = FactWords.of("label");
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal MOST = BigDecimal.valueOf(1000);

    private OneIn() {}

    /** The share that begins with a one at a token, or null. */
    static @Nullable Operand read(Tokens tokens, Numerals numerals, UnitReader units, int i, Numeral one) {
        boolean labelled = LABELS.contains(tokens.at(i - 1).lower());
        if (one.kind() != Quantity.Kind.CARDINAL || one.value().compareTo(BigDecimal.ONE) != 0 || labelled) {
            return null;
        }
        for (String between : BETWEEN) {
            int at = one.next() + between.split(" ").length;
            Numeral of = tokens.phrase(one.next(), at).equals(between) ? numerals.read(at, false, false) : null;
            if (of != null && counts(of, one) && units.after(of.next()) == null) {
                Unit percent = Units.symbol("%");
                BigDecimal share = HUNDRED.divide(of.value(), MathContext.DECIMAL32);
                Numeral exact =
                        new Numeral(of.next(), share, BigDecimal.ZERO, BigDecimal.ONE, Quantity.Kind.CARDINAL, true);
                return new Operand(exact, percent, of.next(), i);
            }
        }
        return null;
    }

    /** Whether a number is how many one is of, written as the one is: not the year of "one in 1990". */
    private static boolean counts(Numeral of, Numeral one) {
        return of.kind() == Quantity.Kind.CARDINAL
                && of.words() == one.words()
                && of.value().scale() <= 0
                && of.value().compareTo(BigDecimal.ONE) > 0
                && of.value().compareTo(MOST) <= 0;
    }
}
