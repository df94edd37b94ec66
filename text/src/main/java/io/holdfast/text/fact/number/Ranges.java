package io.holdfast.text.fact.number;

import io.holdfast.text.fact.number.Quantity.Kind;
import io.holdfast.text.fact.number.UnitReader.Match;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.math.BigDecimal;
import java.util.BitSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Tells a range from two amounts: "5 to 10 km" is one, "rose from 5 to 10" is not. */
record Ranges(Tokens tokens, BitSet taken, UnitReader units, Operands operands, NumberLike numberLike) {
    private static final Set<String> CHANGES = FactWords.of("change");

    /** The second number of "5–10 km", "5 to 10", "between 5 and 10", or null. */
    @Nullable Operand upperEnd(Operand first, int i, int floor) {
        int j = first.next();
        Token connector = tokens.at(j);
        int firstToken = first.firstToken();
        Token before = tokens.at(firstToken - 1);
        boolean between = firstToken - 1 >= floor && FactWords.BETWEEN.contains(before.lower());
        boolean joins = Tokens.dash(connector)
                ? connector.glued() == tokens.at(j + 1).glued()
                : FactWords.RANGE.contains(connector.lower())
                        || between && FactWords.BETWEEN_AND.contains(connector.lower());
        boolean changed = (before.is("from") || before.is("dari"))
                && IntStream.range(Math.max(floor, firstToken - 6), firstToken - 1)
                        .anyMatch(k -> CHANGES.contains(tokens.at(k).lower()));
        if (!joins || changed || connector.kind() == Tokens.Kind.END || taken.get(connector.start())) {
            return null;
        }
        int k = j + 1;
        Match currency = units.currencyBefore(k + 1);
        int width = 1;
        if (currency == null || currency.next() != k) {
            currency = units.currencyBefore(k + 2);
            width = 2;
        }
        if (currency != null && currency.next() == k) {
            k += width;
        } else {
            currency = null;
        }
        if (taken.get(tokens.at(k).start())
                || tokens.at(k).capitalised()
                || (tokens.at(k).isNumber() && numberLike.past(k) > k)) {
            return null;
        }
        Operand second = operands.read(k, currency, floor);
        if (second == null || second.numeral().kind() == Kind.ORDINAL) {
            return null;
        }
        Operand low = first.completedBy(second);
        Unit unit = second.unit() == null ? first.unit() : second.unit();
        Unit lowUnit = low.unit();
        if (unit != null && lowUnit != null && !lowUnit.convertibleTo(unit)) {
            return null;
        }
        BigDecimal bottom = low.numeral().value();
        BigDecimal converted = unit != null && lowUnit != null ? unit.fromBase(lowUnit.toBase(bottom)) : bottom;
        return converted.compareTo(second.numeral().value()) < 0
                ? new Operand(second.numeral(), unit, second.next(), i)
                : null;
    }
}
