package io.holdfast.text.fact.number;

import io.holdfast.text.fact.number.Quantity.Kind;
import io.holdfast.text.fact.number.UnitReader.Match;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.math.BigDecimal;
import java.util.BitSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads single numbers with sign, currency and unit: "−5 °C", "Rp 5.000", "6 ft 2 in". */
record Operands(Tokens tokens, BitSet taken, Numerals numerals, UnitReader units) {
    private static final Set<UnitDimension> COMPOUND =
            Set.of(UnitDimension.TIME, UnitDimension.LENGTH, UnitDimension.MASS);

    private static final Set<String> ONE = Set.of("a", "an", "one");

    /**
     * The number that begins at a token, or null.
     *
     * @param floor the first token that no earlier amount has taken
     */
    @Nullable Operand read(int i, @Nullable Match currency, int floor) {
        boolean money = currency != null;
        boolean dots = currency != null && currency.unit().name().equals("IDR");
        Numeral n = numerals.read(i, money, dots);
        if (n == null) {
            return null;
        }
        Operand share = currency == null ? OneIn.read(tokens, numerals, units, i, n) : null;
        if (share != null) {
            return share;
        }
        int first = currency == null ? i : currency.next();
        if (signed(first, floor)) {
            n = n.negated();
            first--;
        } else if (currency != null && signed(i, floor)) {
            n = n.negated();
        }
        if (currency != null) {
            Match per = units.withPer(currency.unit(), n.next());
            boolean again = per.next() == n.next() && isCurrencyCode(n.next());
            return new Operand(n, per.unit(), again ? n.next() + 1 : per.next(), first);
        }
        Match unit = n.kind() == Kind.ORDINAL ? null : unitAfter(n);
        if (unit == null) {
            return suffixed(n) ? null : new Operand(n, null, n.next(), first);
        }
        int half = numerals.pastHalf(unit.next());
        if (half > unit.next() && units.after(half) == null) { // "2 hours and a half", not "2 hours and a half hour"
            return new Operand(n.plusHalf(half), unit.unit(), half, first);
        }
        Operand whole = new Operand(n, unit.unit(), unit.next(), first);
        Operand compound = n.kind() == Kind.CARDINAL ? compound(whole) : null;
        return compound == null ? whole : compound;
    }

    /** "8 minutes and 20 seconds", "6 ft 2 in", "1 jam 30 menit": one amount in the smaller unit. */
    private @Nullable Operand compound(Operand whole) {
        Unit large = whole.unit();
        int at = FactWords.BETWEEN_AND.contains(tokens.at(whole.next()).lower()) ? whole.next() + 1 : whole.next();
        if (large == null
                || !COMPOUND.contains(large.dimension())
                || large.per() != null
                || taken.get(tokens.at(at).start())) {
            return null;
        }
        Numeral n = numerals.read(at, false, false);
        Match small = n == null || n.kind() != Kind.CARDINAL ? null : units.after(n.next());
        if (n == null || small == null || !small.unit().convertibleTo(large)) {
            return null;
        }
        Unit unit = small.unit();
        BigDecimal rest = unit.toBase(n.value());
        boolean part = unit.factor().compareTo(large.factor()) < 0 && rest.compareTo(large.factor()) < 0;
        if (!part || rest.signum() < 0 || whole.numeral().value().scale() > 0 || large.calendar() != unit.calendar()) {
            return null;
        }
        BigDecimal sum = Operand.plain(
                unit.fromBase(large.toBase(whole.numeral().value()).add(rest)));
        Numeral total = new Numeral(small.next(), sum, n.precision(), BigDecimal.ONE, Kind.CARDINAL, n.words());
        return new Operand(total, unit, small.next(), whole.firstToken());
    }

    private boolean isCurrencyCode(int i) {
        Unit unit = Units.word(tokens.at(i).lower());
        return unit != null && unit.dimension() == UnitDimension.CURRENCY;
    }

    private @Nullable Match unitAfter(Numeral n) {
        int i = n.next();
        if (tokens.at(i - 1).is("twice") || tokens.at(i - 1).is("thrice")) {
            Unit times = Units.word("times");
            return times == null ? null : units.withPer(times, i);
        }
        if (n.kind() == Kind.FRACTION) {
            int at = tokens.at(i).is("of") ? i + 1 : i;
            return units.after(ONE.contains(tokens.at(at).lower()) ? at + 1 : at);
        }
        // "5+ years", "18+ km"
        return units.after(tokens.at(i).gluedAs("+") ? i + 1 : i);
    }

    /** Whether letters we do not know stick to the digits: 3D, 4chan, 1a. */
    private boolean suffixed(Numeral n) {
        Token after = tokens.at(n.next());
        boolean latin = after.isWord() && after.text().charAt(0) < 0x250;
        return !n.words() && after.glued() && latin && tokens.at(n.next() - 1).isNumber();
    }

    /** A minus sign or the word, just before a token. */
    private boolean signed(int i, int floor) {
        Token sign = tokens.at(i - 1);
        if (i - 1 < floor) {
            return false;
        }
        if (sign.is("minus")
                || ((sign.is("negative") || sign.is("negatif")) && tokens.at(i).isNumber())) {
            return !tokens.at(i - 2).isNumber();
        }
        boolean dash = sign.is("-") || sign.is("−") || sign.is("–");
        Token before = tokens.at(i - 2);
        boolean free = !sign.glued() || before.is("(") || before.is("[") || before.is("=") || before.is(":");
        return dash && tokens.at(i).glued() && free;
    }
}
