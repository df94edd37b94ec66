package io.holdfast.core.fact;

import io.holdfast.core.fact.Quantity.Kind;
import io.holdfast.core.fact.Tokens.Token;
import io.holdfast.core.fact.UnitReader.Match;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the amounts of a text in order: digits and number words, units, currencies, percent, ranges, bounds, "about".
 * Dates, versions, addresses, list markers, phone numbers and digits inside identifiers are not amounts.
 */
public final class Quantities {
    private static final Set<String> INDONESIAN = Set.of(
            "yang",
            "dan",
            "di",
            "dari",
            "adalah",
            "dengan",
            "untuk",
            "pada",
            "ini",
            "itu",
            "orang",
            "sebesar",
            "rupiah",
            "tidak",
            "sekitar",
            "mencapai",
            "sebanyak",
            "juta",
            "ribu",
            "miliar",
            "persen",
            "tahun");
    private static final Set<String> RANGE_WORDS = Set.of("to", "through", "until", "till", "sampai", "hingga", "thru");
    private static final Set<String> LABELS = Set.of(
            "step",
            "page",
            "chapter",
            "section",
            "figure",
            "fig",
            "table",
            "line",
            "room",
            "version",
            "level",
            "number",
            "no",
            "phase",
            "part",
            "article",
            "item",
            "rule",
            "class",
            "grade",
            "type",
            "option",
            "appendix",
            "port",
            "code",
            "error",
            "issue",
            "release",
            "day",
            "week",
            "round",
            "question",
            "example",
            "case",
            "bab",
            "halaman",
            "langkah",
            "nomor",
            "tabel",
            "gambar",
            "pasal");
    private static final Set<String> CHANGES = Set.of(
            ("increased increases increase rose rises rise grew grows grow fell falls fall dropped drops drop decreased "
                            + "decreases decrease declined declines reduced reduces reduce raised raises lowered lowers "
                            + "changed changes change went cut expanded improved moved climbed jumped shrank doubled "
                            + "naik turun meningkat menurun bertambah berkurang upgraded bumped updated switched")
                    .split(" "));
    private static final Set<String> NOT_BEFORE_ONE =
            Set.of("no", "any", "every", "some", "each", "this", "that", "the", "which", "another", "as", "such");

    private final Tokens tokens;
    private final Mask mask;
    private final Numerals numerals;
    private final UnitReader units;
    private final List<Quantity> found = new ArrayList<>();
    private int floor;

    private Quantities(String text) {
        this.tokens = Tokens.of(text);
        this.mask = new Mask();
        for (CodeToken token : CodeTokens.read(text)) {
            if (token.kind().opaque()) {
                mask.take(token.start(), token.end());
            }
        }
        for (DateFact date : Dates.read(text)) {
            mask.take(date.start(), date.end());
        }
        this.numerals = new Numerals(tokens, indonesian(tokens));
        this.units = new UnitReader(tokens);
    }

    /** The amounts of a text, in order, none overlapping. */
    public static List<Quantity> read(String text) {
        return new Quantities(text).read();
    }

    private static boolean indonesian(Tokens tokens) {
        int seen = 0;
        for (int i = 0; i < tokens.size() && seen < 2; i++) {
            seen += INDONESIAN.contains(tokens.at(i).lower()) ? 1 : 0;
        }
        return seen >= 2;
    }

    private List<Quantity> read() {
        int i = 0;
        while (i < tokens.size()) {
            int next = mask.covers(tokens.at(i)) ? i + 1 : readAt(i);
            i = Math.max(next, i + 1);
        }
        return List.copyOf(found);
    }

    /** Reads what begins at a token and returns where to go on. */
    private int readAt(int i) {
        Token t = tokens.at(i);
        if (t.isNumber()) {
            int past = pastNumberLikeIdentifier(i);
            if (past > i) {
                return past;
            }
        } else if (t.isWord() && t.capitalised() && i > 0 && properName(i)) {
            return i + 1;
        }
        Match currency = units.currencyBefore(i);
        Operand first = operand(i, currency);
        if (first == null) {
            return i + 1;
        }
        Operand last = first;
        boolean range = false;
        if (first.numeral.kind() != Kind.ORDINAL) {
            Operand second = upperEnd(first, i);
            if (second != null) {
                last = second;
                range = true;
            }
        }
        return add(i, first, range ? last : null);
    }

    /** One number with what belongs to it. */
    private record Operand(Numeral numeral, @Nullable Unit unit, int next, int firstToken) {
        boolean unitMissingOr(@Nullable Unit other) {
            return unit == null || unit.equals(other) || unit.dimension() == Dimension.CURRENCY;
        }
    }

    private @Nullable Operand operand(int i, @Nullable Match currency) {
        boolean money = currency != null;
        boolean dots = currency != null && currency.unit().name().equals("IDR");
        Numeral n = numerals.read(i, money, dots);
        if (n == null) {
            return null;
        }
        int first = currency == null ? i : currency.next();
        if (signed(first)) {
            n = n.negated();
            first--;
        } else if (currency != null && signed(i)) {
            n = n.negated();
        }
        if (currency != null) {
            Match per = units.withPer(currency.unit(), n.next());
            boolean again = per.next() == n.next() && isCurrencyCode(n.next());
            return new Operand(n, per.unit(), again ? n.next() + 1 : per.next(), first);
        }
        Match unit = n.kind() == Kind.ORDINAL ? null : unitAfter(n);
        if (unit == null && suffixed(n)) {
            return null;
        }
        return new Operand(n, unit == null ? null : unit.unit(), unit == null ? n.next() : unit.next(), first);
    }

    private boolean isCurrencyCode(int i) {
        Unit unit = Units.word(tokens.at(i).lower());
        return unit != null && unit.dimension() == Dimension.CURRENCY;
    }

    private @Nullable Match unitAfter(Numeral n) {
        int i = n.next();
        if (tokens.at(i - 1).is("twice") || tokens.at(i - 1).is("thrice")) {
            Unit times = Units.word("times");
            return times == null ? null : units.withPer(times, i);
        }
        if (n.kind() == Kind.FRACTION) {
            int at = tokens.at(i).is("of") ? i + 1 : i;
            at = tokens.at(at).is("a")
                            || tokens.at(at).is("an")
                            || tokens.at(at).is("one")
                    ? at + 1
                    : at;
            return units.after(at);
        }
        // "5+ years", "18+ km"
        return units.after(tokens.at(i).is("+") && tokens.at(i).glued() ? i + 1 : i);
    }

    /** Whether letters we do not know stick to the digits: 3D, 4chan, 1a. */
    private boolean suffixed(Numeral n) {
        Token after = tokens.at(n.next());
        boolean latin = after.isWord() && after.text().charAt(0) < 0x250;
        return !n.words() && after.glued() && latin && tokens.at(n.next() - 1).isNumber();
    }

    /** A minus sign or the word, just before a token. */
    private boolean signed(int i) {
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

    /** The second number of "5–10 km", "5 to 10", "between 5 and 10", or null. */
    private @Nullable Operand upperEnd(Operand first, int i) {
        int j = first.next();
        Token connector = tokens.at(j);
        int firstToken = first.firstToken();
        Token before = tokens.at(firstToken - 1);
        boolean between = firstToken - 1 >= floor && (before.is("between") || before.is("antara"));
        boolean joins = Tokens.dash(connector)
                ? connector.glued() == tokens.at(j + 1).glued()
                : between ? connector.is("and") || connector.is("dan") : RANGE_WORDS.contains(connector.lower());
        if (!joins || connector.kind() == Tokens.Kind.END || mask.covers(connector)) {
            return null;
        }
        if (before.is("from") || before.is("dari")) {
            for (int k = firstToken - 2; k >= Math.max(floor, firstToken - 6); k--) {
                if (CHANGES.contains(tokens.at(k).lower())) {
                    return null;
                }
            }
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
        if (mask.covers(tokens.at(k))
                || tokens.at(k).capitalised()
                || (tokens.at(k).isNumber() && pastNumberLikeIdentifier(k) > k)) {
            return null;
        }
        Operand second = operand(k, currency);
        if (second == null || second.numeral().kind() == Kind.ORDINAL) {
            return null;
        }
        Operand low = completed(first, second);
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

    /** "5 to 10 million" means 5 million; "5–10 km" means 5 km. */
    private static Operand completed(Operand first, Operand second) {
        Numeral n = first.numeral();
        BigDecimal scale = second.numeral().scale();
        boolean bare = n.scale().compareTo(BigDecimal.ONE) == 0 && scale.compareTo(BigDecimal.ONE) > 0;
        BigDecimal mantissa = second.numeral().value().divide(scale, MathContext.DECIMAL64);
        if (bare && n.value().compareTo(mantissa) < 0 && first.unitMissingOr(second.unit())) {
            n = n.times(scale, n.next());
        }
        return new Operand(n, first.unit() == null ? second.unit() : first.unit(), first.next(), first.firstToken());
    }

    private int add(int i, Operand first, @Nullable Operand second) {
        Operand low = second == null ? first : completed(first, second);
        Operand last = second == null ? first : second;
        Unit unit = last.unit();
        int next = last.next();
        Numeral n = first.numeral();
        Token before = tokens.at(first.firstToken() - 1);
        boolean joined = second != null
                && first.firstToken() - 1 >= floor
                && (before.is("between") || before.is("antara") || before.is("from") || before.is("dari"));
        Modifiers.Before prefix = Modifiers.before(tokens, first.firstToken() - (joined ? 1 : 0), floor);
        if (n.kind() == Kind.ORDINAL) {
            prefix = new Modifiers.Before(first.firstToken(), false, Bound.EXACT);
        }
        Modifiers.After suffix = Modifiers.after(tokens, next);
        if (suffix.bound() == null && tokens.at(last.numeral().next()).is("+")) {
            suffix = new Modifiers.After(next, false, Bound.AT_LEAST);
        }
        int nounAt = next;
        if (suffix.next() > next) {
            next = suffix.next();
            nounAt = next;
        }
        if (unit == null && n.kind() == Kind.CARDINAL) {
            unit = noun(i, last.numeral(), nounAt);
            if (unit != null && suffix.bound() == null) {
                suffix = afterNoun(nounAt);
            }
        }
        if (loneOne(i, n, unit)) {
            return i + 1;
        }
        Bound bound = suffix.bound() != null && prefix.bound() == Bound.EXACT ? suffix.bound() : prefix.bound();
        BigDecimal bottom = low.numeral().value();
        Unit lowUnit = low.unit();
        if (second != null && unit != null && lowUnit != null) {
            bottom = plain(unit.fromBase(lowUnit.toBase(bottom)));
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

    /** Bounds behind the noun: "5 players or more". Only what directly follows the head noun counts. */
    private Modifiers.After afterNoun(int nounAt) {
        for (int k = nounAt; k < nounAt + 4; k++) {
            if (Nouns.plural(tokens.at(k).lower())) {
                return Modifiers.after(tokens, k + 1);
            }
        }
        return new Modifiers.After(nounAt, false, null);
    }

    private static BigDecimal plain(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    private @Nullable Unit noun(int i, Numeral n, int at) {
        Token before = tokens.at(i - 1);
        boolean label =
                before.isWord() && i > 0 && (LABELS.contains(before.lower()) || (before.capitalised() && named(i - 1)));
        if (label || mask.covers(tokens.at(at))) {
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
                && (t.is("lima") || tokens.at(i + 1).capitalised());
    }

    /** "one" alone is a pronoun; it counts only before a noun or a unit. */
    private boolean loneOne(int i, Numeral n, @Nullable Unit unit) {
        boolean one = n.words()
                && n.next() == i + 1
                && (tokens.at(i).is("one") || tokens.at(i).is("satu"));
        return one && (unit == null || NOT_BEFORE_ONE.contains(tokens.at(i - 1).lower()));
    }

    /** Skips digits that are not an amount: where to go on, or {@code i} when they may be one. */
    private int pastNumberLikeIdentifier(int i) {
        Token t = tokens.at(i);
        Token before = tokens.at(i - 1);
        Token after = tokens.at(i + 1);
        if (t.lineStart()
                && after.glued()
                && (after.is(".") || after.is(")"))
                && !tokens.at(i + 2).glued()) {
            return i + 2;
        }
        if (t.glued() && i > 0 && !mayPrecede(i)) {
            return i + 1;
        }
        boolean filed = after.glued()
                && after.is(".")
                && tokens.at(i + 2).glued()
                && tokens.at(i + 2).isWord();
        boolean joined = after.glued() && (after.is("@") || after.is("\\"));
        if (filed || joined || (t.text().length() > 18 && t.text().chars().allMatch(Character::isDigit))) {
            return i + 2;
        }
        if (after.glued()
                && after.is(":")
                && tokens.at(i + 2).glued()
                && tokens.at(i + 2).isNumber()) {
            return i + 3;
        }
        if (t.is("24") && tokens.at(i + 1).is("/") && tokens.at(i + 2).is("7")) {
            return i + 3;
        }
        int chain = chain(i);
        boolean phone = before.is("+") && t.glued() && (t.text().length() >= 7 || chain - i > 1);
        boolean groups = chain - i >= 5
                || (chain - i == 3
                        && t.text().length() == 3
                        && tokens.at(i + 2).text().length() == 4);
        if (before.is("+")
                && t.glued()
                && tokens.at(i + 1).isNumber()
                && tokens.at(i + 1).text().length() >= 3) {
            while (tokens.at(chain).isNumber() || tokens.at(chain).is("-")) {
                chain++;
            }
            return chain;
        }
        return phone || groups ? chain : i;
    }

    /** The end of "555-123-4567": numbers glued by hyphens. */
    private int chain(int i) {
        int j = i + 1;
        while (tokens.at(j).is("-")
                && tokens.at(j).glued()
                && tokens.at(j + 1).isNumber()
                && tokens.at(j + 1).glued()) {
            j += 2;
        }
        return j;
    }

    /** Whether an amount may begin right after the token glued in front of it. */
    private boolean mayPrecede(int i) {
        Token before = tokens.at(i - 1);
        if (before.isWord()) {
            return units.currencyBefore(i) != null;
        }
        if (before.is("-") || before.is("‐") || before.is("‑")) {
            Token left = tokens.at(i - 2);
            return !(before.glued() && left.isWord());
        }
        if (before.is("/") || before.is("⁄")) {
            return before.is("/") && tokens.at(i - 2).isNumber();
        }
        if (before.is(".") || before.is("'") || before.is("’")) {
            return !before.glued() || (before.is(".") && tokens.at(i - 2).is("rp"));
        }
        return !(before.is("#") || before.is("@") || before.is("\\") || before.is("&") || before.is("^"));
    }
}
