package io.holdfast.text.fact.number;

import io.holdfast.text.fact.number.Quantity.Kind;
import io.holdfast.text.fact.number.UnitReader.Match;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the amounts of a text in order: digits and number words, units, currencies, percent, ranges, bounds, "about".
 * Dates, versions, addresses, list markers, phone numbers and digits inside identifiers are not amounts.
 */
public final class Quantities {
    private static final Set<String> LABELS = FactWords.of("label");
    private static final Set<String> BEFORE_OVER = FactWords.of("before_over");

    private static final Set<String> NOT_BEFORE_ONE = FactWords.of("not_before_one");

    private final Tokens tokens;
    private final BitSet taken;
    private final UnitReader units;
    private final NumberLike numberLike;
    private final Operands operands;
    private final Ranges ranges;
    private final List<Quantity> found = new ArrayList<>();
    private int floor;

    private Quantities(Tokens tokens, BitSet taken, boolean decimalComma) {
        this.tokens = tokens;
        this.taken = taken;
        this.units = new UnitReader(tokens);
        this.numberLike = new NumberLike(tokens, units);
        this.operands = new Operands(tokens, taken, new Numerals(tokens, decimalComma), units);
        this.ranges = new Ranges(tokens, taken, units, operands, numberLike);
    }

    /**
     * The amounts outside the stretches that code tokens and dates have taken.
     *
     * @param decimalComma whether decimals have a comma, so that a dot parts thousands
     */
    public static List<Quantity> read(Tokens tokens, BitSet taken, boolean decimalComma) {
        return new Quantities(tokens, taken, decimalComma).read();
    }

    private List<Quantity> read() {
        int i = 0;
        while (i < tokens.size()) {
            int next = taken.get(tokens.at(i).start()) ? i + 1 : readAt(i);
            i = Math.max(next, i + 1);
        }
        return List.copyOf(found);
    }

    /** Reads what begins at a token and returns where to go on. */
    private int readAt(int i) {
        Token t = tokens.at(i);
        if (t.isNumber()) {
            int past = numberLike.past(i);
            if (past > i) {
                return past;
            }
        } else if (t.isWord() && t.capitalised() && i > 0 && properName(i)) {
            return i + 1;
        }
        Match currency = units.currencyBefore(i);
        currency = currency != null && currency.next() < floor ? null : currency;
        Operand first = operands.read(i, currency, floor);
        if (first == null) {
            return i + 1;
        }
        return add(i, first, first.numeral().kind() == Kind.ORDINAL ? null : ranges.upperEnd(first, i, floor));
    }

    private int add(int i, Operand first, @Nullable Operand second) {
        Operand low = second == null ? first : first.completedBy(second);
        Operand last = second == null ? first : second;
        Unit unit = last.unit();
        int next = last.next();
        Numeral n = first.numeral();
        Token before = tokens.at(first.firstToken() - 1);
        boolean joined = second != null
                && first.firstToken() - 1 >= floor
                && (FactWords.BETWEEN.contains(before.lower()) || before.is("from") || before.is("dari"));
        Modifiers.Before prefix = Modifiers.before(tokens, first.firstToken() - (joined ? 1 : 0), floor);
        if (n.kind() == Kind.ORDINAL || during(prefix, last)) {
            prefix = new Modifiers.Before(first.firstToken(), false, Bound.EXACT);
        }
        Modifiers.After suffix = Modifiers.after(tokens, next);
        if (suffix.bound() == null && tokens.at(last.numeral().next()).is("+")) {
            suffix = new Modifiers.After(next, false, Bound.AT_LEAST);
        }
        next = Math.max(next, suffix.next());
        if (unit == null && n.kind() == Kind.CARDINAL) {
            unit = noun(i, last.numeral(), next);
            if (unit != null && suffix.bound() == null) {
                suffix = afterNoun(next);
            }
        }
        if (loneOne(i, n, unit)) {
            return i + 1;
        }
        Bound bound = suffix.bound() != null && prefix.bound() == Bound.EXACT ? suffix.bound() : prefix.bound();
        BigDecimal bottom = low.numeral().value();
        Unit lowUnit = low.unit();
        if (second != null && unit != null && lowUnit != null) {
            bottom = Operand.plain(unit.fromBase(lowUnit.toBase(bottom)));
        }
        int end = tokens.at(next - 1).end();
        found.add(new Quantity(
                tokens.at(prefix.first()).start(),
                end,
                second == null ? n.value() : bottom,
                last.numeral().value(),
                unit,
                prefix.approximate() || suffix.approximate(),
                bound,
                second == null ? n.kind() : Kind.CARDINAL,
                second == null
                        ? n.precision()
                        : low.numeral().precision().min(last.numeral().precision())));
        floor = next;
        return next;
    }

    /** "Over three years" as a period, not as a bound. */
    private boolean during(Modifiers.Before prefix, Operand last) {
        Unit unit = last.unit();
        Token before = tokens.at(prefix.first() - 1);
        Token after = tokens.at(last.next());
        return unit != null
                && unit.dimension() == UnitDimension.TIME
                && tokens.at(prefix.first()).is("over")
                && before.isWord()
                && !BEFORE_OVER.contains(before.lower())
                && !after.is("ago")
                && !after.is("old");
    }

    /** Bounds behind the noun: "5 players or more". Only what directly follows the head noun counts. */
    private Modifiers.After afterNoun(int nounAt) {
        for (int k = nounAt; k < nounAt + 4; k++) {
            if (Nouns.plural(tokens.at(k).lower())) {
                return Modifiers.after(tokens, k + 1);
            }
        }
        return new Modifiers.After(nounAt, false, null);
    }

    private @Nullable Unit noun(int i, Numeral n, int at) {
        Token before = tokens.at(i - 1);
        boolean label =
                before.isWord() && i > 0 && (LABELS.contains(before.lower()) || (before.capitalised() && named(i - 1)));
        // the "1 win" of "a 2–1 win" is a score
        boolean score =
                Tokens.dash(before) && before.glued() && tokens.at(i - 2).isNumber();
        if (label || score || taken.get(tokens.at(at).start())) {
            return null;
        }
        boolean one = n.value().compareTo(BigDecimal.ONE) == 0;
        String noun = Nouns.after(tokens, at, one);
        if (noun == null) {
            // "5/week", "3 per game"
            Match per = units.withPer(Unit.counted(""), at);
            return per.next() > at ? per.unit() : null;
        }
        for (int k = at; k < at + 4; k++) {
            if (Nouns.singular(tokens.at(k).lower()).equals(noun)) {
                return units.withPer(Unit.counted(noun), k + 1).unit();
            }
        }
        return Unit.counted(noun);
    }

    /** A capitalised word that does not begin its sentence: "Apollo 11", "Boeing 747". */
    private boolean named(int i) {
        Token before = tokens.at(i - 1);
        return !tokens.at(i).lineStart() && (before.isWord() || before.is(",")) && i > 0;
    }

    /** "Lima", "Dua", "Six Flags": a capitalised number word inside a sentence is a name unless a number goes on. */
    private boolean properName(int i) {
        Token t = tokens.at(i);
        return named(i)
                && !t.text().equals(t.text().toUpperCase(Locale.ROOT))
                && NumberWords.word(tokens.at(i + 1).lower()) == null
                && (t.is("lima")
                        || tokens.at(i + 1).capitalised()
                        || tokens.at(i - 1).capitalised());
    }

    /** "one" alone is a pronoun; it counts only before a noun or a unit. */
    private boolean loneOne(int i, Numeral n, @Nullable Unit unit) {
        boolean one = n.words()
                && n.next() == i + 1
                && (tokens.at(i).is("one") || tokens.at(i).is("satu"));
        Token after = tokens.at(i + 1);
        boolean counts = unit != null || (after.isWord() && !Nouns.functionWord(after.lower()));
        return one && (!counts || NOT_BEFORE_ONE.contains(tokens.at(i - 1).lower()));
    }
}
