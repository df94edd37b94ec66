package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the measure after a numeral ("km/h", "degrees Celsius", "percent") and the currency before it. */
public record UnitReader(Tokens tokens) {
    private static final Set<String> EACH = FactWords.of("each");

    /** A unit and the index of the token after it (before it, for a currency in front). */
    public record Match(Unit unit, int next) {}

    /** The measure that begins at a token, "per …" included, or null. */
    public @Nullable Match after(int i) {
        int at = tokens.pastJoint(i);
        Match simple = simple(at, tokens.at(at).glued());
        return simple == null || at > i && !tokens.at(at).isWord() ? null : withPer(simple.unit(), simple.next());
    }

    /** Adds "/s", "per game", "an hour" when it follows. */
    Match withPer(Unit unit, int next) {
        Token t = tokens.at(next);
        if (unit.per() != null) {
            return new Match(unit, next);
        }
        if (t.is("per") || t.gluedAs("/") && tokens.at(next + 1).glued()) {
            Match divisor = divisor(next + 1);
            return divisor == null ? new Match(unit, next) : new Match(unit.per(divisor.unit()), divisor.next());
        }
        if (EACH.contains(t.lower())) {
            Match time = simple(next + 1, false);
            if (time != null
                    && time.unit().dimension() == UnitDimension.TIME
                    && time.unit().per() == null) {
                return new Match(unit.per(time.unit()), time.next());
            }
        }
        return new Match(unit, next);
    }

    private @Nullable Match divisor(int i) {
        Token t = tokens.at(i);
        Unit year = t.is("annum") ? Units.word("year") : null;
        Match simple = year != null ? new Match(year, i + 1) : simple(i, true);
        if (simple != null) {
            return simple.unit().per() == null ? simple : null;
        }
        if (t.is("capita")) {
            return new Match(Unit.counted("person"), i + 1);
        }
        boolean noun = t.isWord() && t.lower().length() > 2 && !Nouns.functionWord(t.lower());
        return noun ? new Match(Unit.counted(Nouns.singular(t.lower())), i + 1) : null;
    }

    private @Nullable Match simple(int i, boolean glued) {
        for (int n = Units.longestFrom(tokens.at(i).lower()); n >= 1; n--) {
            Token last = tokens.at(i + n - 1);
            if (last.kind() == Tokens.Kind.END) {
                continue;
            }
            Unit unit = Units.word(tokens.phrase(i, i + n));
            if (unit == null && n <= 3 && tokens.glued(i, i + n)) {
                String text = n == 1 ? last.text() : joined(i, n);
                unit = Units.symbol(text);
                if (unit == null && glued) {
                    unit = Units.glued(text);
                }
            }
            boolean cut = last.isWord()
                    && tokens.at(i + n).isWord()
                    && tokens.at(i + n).glued();
            if (unit != null && !cut) {
                return new Match(unit, i + n);
            }
        }
        return null;
    }

    private String joined(int i, int n) {
        StringBuilder s = new StringBuilder();
        for (int j = i; j < i + n; j++) {
            s.append(tokens.at(j).text());
        }
        return s.toString();
    }

    /** The currency in front of a numeral: "$", "US$", "Rp", "EUR". Its {@code next} is the currency's first token. */
    public @Nullable Match currencyBefore(int i) {
        Token t = tokens.at(i - 1);
        if (t.gluedAs("$") && tokens.at(i - 2).isWord()) {
            Unit dollars = Units.symbol(tokens.at(i - 2).text() + "$");
            if (dollars != null) {
                return new Match(dollars, i - 2);
            }
        }
        if (t.is(".") && tokens.at(i - 2).is("rp")) {
            Unit rupiah = Units.word("rp");
            return rupiah == null ? null : new Match(rupiah, i - 2);
        }
        Unit unit = t.isWord() ? Units.word(t.lower()) : Units.symbol(t.text());
        boolean code = t.isWord()
                && (t.lower().length() == 3
                        ? t.text().equals(t.text().toUpperCase(Locale.ROOT))
                        : t.lower().length() == 2);
        boolean currency = unit != null && unit.dimension() == UnitDimension.CURRENCY && (!t.isWord() || code);
        return unit != null && currency ? new Match(unit, i - 1) : null;
    }
}
