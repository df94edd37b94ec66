package io.holdfast.text.fact.number;

import io.holdfast.text.fact.number.NumberWords.Role;
import io.holdfast.text.fact.number.NumberWords.Word;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads one numeral at a token: digits, number words, fractions, ordinals, scientific notation. */
record Numerals(Tokens tokens, boolean dotGroups) {
    private static final int LARGEST_EXPONENT = 60;
    private static final Set<String> RATED = FactWords.of("rated");
    private static final Set<String> BEFORE_ORDINAL_SECOND = FactWords.of("before_second");
    private static final Set<String> AFTER_SECOND_AS_TIME = FactWords.of("after_second");
    private static final Set<String> NOT_BEFORE_HALF = FactWords.of("not_before_half");
    private static final Set<String> AFTER_HALF = FactWords.of("after_half");
    /** What adds a half, in tokens: "and a half". */
    private static final List<String> HALVES = FactWords.lines("and_half");

    private static final Pattern POWER = Pattern.compile(
            "(?:[eE][+]?| ?[×xX*·] ?10(?:\\^ ?(?=.)|(?=[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])))(?<minus>[-−–—‐‑⁻] ?)?(?<exponent>[0-9]{1,2}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})(?![0-9⁰¹²³⁴⁵⁶⁷⁸⁹])");
    /** Tokens of the longest power: "x 10 ^ - 12". */
    private static final int LONGEST_POWER = 6;

    private static final Pattern LEADING_ZERO = Pattern.compile("0\\p{Nd}");

    private static final Pattern LEADING = Pattern.compile("[1-9][0-9]{0,2}");
    private static final Pattern GROUP = Pattern.compile("[0-9]{3}(?:[.,][0-9]{1,2})?");
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    @Nullable Numeral read(int i, boolean money, boolean moneyGroupsDots) {
        Token t = tokens.at(i);
        return switch (t.kind()) {
            case NUMBER -> digits(i, money, dotGroups || moneyGroupsDots);
            case WORD -> words(i);
            case SYMBOL -> vulgar(i);
            case END -> null;
        };
    }

    private @Nullable Numeral vulgar(int i) {
        BigDecimal value = NumberWords.vulgar(tokens.at(i).text());
        return value == null ? null : scaled(Numeral.fraction(value, i + 1), false);
    }

    private @Nullable Numeral digits(int i, boolean money, boolean grouping) {
        BigDecimal value = DigitFormat.parse(tokens.at(i).text(), grouping);
        int next = i + 1;
        if (value == null || LEADING_ZERO.matcher(tokens.at(i).text()).lookingAt()) {
            return null;
        }
        while (thousandsGroup(i, next)) {
            String group = tokens.at(next).text().replace(',', '.');
            value = value.multiply(BigDecimal.valueOf(1000)).add(new BigDecimal(group));
            next++;
            if (group.length() > 3) {
                break;
            }
        }
        BigDecimal precision = BigDecimal.ONE.movePointLeft(Math.max(0, value.scale()));
        Numeral plain = new Numeral(next, value, precision, BigDecimal.ONE, Quantity.Kind.CARDINAL, false);
        Token after = tokens.at(next);
        if (after.glued()
                && value.scale() <= 0
                && Set.of("st", "nd", "rd", "th").contains(after.lower())) {
            return Numeral.ordinal(value, next + 1);
        }
        Numeral slash = slashFraction(plain);
        if (slash != null) {
            return slash;
        }
        Numeral mixed =
                after.isNumber() && !after.glued() && value.scale() <= 0 ? slashFraction(numerator(next)) : null;
        if (mixed != null) {
            return plain.plus(mixed.value(), mixed.next());
        }
        BigDecimal part = after.glued() ? NumberWords.vulgar(after.text()) : null;
        if (part != null) {
            plain = plain.plus(part, next + 1);
        }
        Numeral power = power(plain);
        return power != null ? power : scaled(plain, money);
    }

    /** The "1" of "2 1/2", or a number no denominator exceeds. */
    private Numeral numerator(int i) {
        BigDecimal value = DigitFormat.parse(tokens.at(i).text(), false);
        BigDecimal above = value == null ? BigDecimal.valueOf(Long.MAX_VALUE) : value;
        return new Numeral(i + 1, above, BigDecimal.ONE, BigDecimal.ONE, Quantity.Kind.CARDINAL, false);
    }

    /** "1 000 000": groups of exactly three digits after one blank. */
    private boolean thousandsGroup(int first, int at) {
        Token head = tokens.at(first);
        Token t = tokens.at(at);
        return t.isNumber()
                && LEADING.matcher(head.text()).matches()
                && GROUP.matcher(t.text()).matches()
                && t.start() - tokens.at(at - 1).end() == 1
                && !t.lineStart()
                && at - first < 8;
    }

    private @Nullable Numeral slashFraction(Numeral n) {
        Token slash = tokens.at(n.next());
        Token below = tokens.at(n.next() + 1);
        if (!(slash.glued() && (slash.is("/") || slash.is("⁄")) && below.isNumber() && below.glued())) {
            return null;
        }
        Token after = tokens.at(n.next() + 2);
        BigDecimal divisor = DigitFormat.parse(below.text(), false);
        boolean small = divisor != null
                && divisor.scale() <= 0
                && n.value().scale() <= 0
                && divisor.compareTo(BigDecimal.valueOf(1000)) <= 0
                && n.value().compareTo(divisor) < 0
                && !(after.glued() && (after.is("/") || after.isWord()));
        if (divisor == null || !small) {
            return null;
        }
        return Numeral.fraction(NumberWords.fraction(n.value().longValue(), divisor.longValue()), n.next() + 2);
    }

    /** 1e-3, 1E5, 3×10^5, 3 x 10⁵. */
    private @Nullable Numeral power(Numeral n) {
        StringBuilder behind = new StringBuilder();
        for (int j = n.next(); j < n.next() + LONGEST_POWER; j++) {
            behind.append(tokens.at(j).glued() ? "" : " ").append(tokens.at(j).text());
        }
        Matcher power = POWER.matcher(behind);
        if (!power.lookingAt()) {
            return null;
        }
        int next = n.next();
        for (int length = 0; length < power.end(); next++) {
            length += tokens.at(next).text().length() + (tokens.at(next).glued() ? 0 : 1);
            if (length > power.end()) {
                return null; // letters go on behind it
            }
        }
        StringBuilder digits = new StringBuilder();
        power.group("exponent")
                .chars()
                .forEach(c ->
                        digits.append(SUPERSCRIPTS.indexOf(c) < 0 ? (char) c : (char) ('0' + SUPERSCRIPTS.indexOf(c))));
        int size = Integer.parseInt(digits.toString());
        int e = power.group("minus") == null ? size : -size;
        return size > LARGEST_EXPONENT
                ? null
                : new Numeral(
                        next,
                        n.value().scaleByPowerOfTen(e),
                        n.precision().scaleByPowerOfTen(e),
                        BigDecimal.ONE,
                        n.kind(),
                        false);
    }

    /** Applies "and a half", then scale words: "2 and a half million", "5.2-million", "3bn", "half a million". */
    private Numeral scaled(Numeral numeral, boolean money) {
        Numeral n = tokens.at(numeral.next()).is("setengah")
                ? numeral.plusHalf(numeral.next() + 1)
                : numeral.plusHalf(pastHalf(numeral.next()));
        int j = n.next();
        Token t = tokens.at(j);
        BigDecimal letters =
                t.isWord() && (t.glued() || money) && !n.words() ? NumberWords.abbreviation(t.text(), money) : null;
        if (letters != null) {
            return n.times(letters, j + 1);
        }
        if (n.kind() == Quantity.Kind.FRACTION && (t.is("a") || t.is("of"))) {
            int k = t.is("of") && tokens.at(j + 1).is("a") ? j + 2 : j + 1;
            BigDecimal factor = NumberWords.scaleWord(tokens.at(k).lower());
            if (factor != null) {
                Numeral whole = n.times(factor, k + 1);
                return new Numeral(
                        whole.next(), whole.value(), whole.precision(), whole.scale(), Quantity.Kind.CARDINAL, true);
            }
            return n;
        }
        for (int words = 0; words < 3; words++) {
            int k = tokens.pastJoint(n.next());
            BigDecimal factor = NumberWords.scaleWord(tokens.at(k).lower());
            if (factor == null) {
                break;
            }
            n = n.times(factor, k + 1);
        }
        return n.next() == j ? n : n.plusHalf(pastHalf(n.next()));
    }

    /** The token behind "and a half"; the token itself where there is none. */
    int pastHalf(int i) {
        return HALVES.stream()
                .map(half -> i + (int) half.chars().filter(c -> c == ' ').count() + 1)
                .filter(next -> HALVES.contains(tokens.phrase(i, next)))
                .findFirst()
                .orElse(i);
    }

    private @Nullable Numeral words(int i) {
        Token t = tokens.at(i);
        if (t.is("ke")
                && Tokens.dash(tokens.at(i + 1))
                && tokens.glued(i, i + 3)
                && tokens.at(i + 2).isNumber()) {
            BigDecimal value = DigitFormat.parse(tokens.at(i + 2).text(), false);
            return value == null ? null : Numeral.ordinal(value, i + 3);
        }
        if (t.is("half") || t.is("setengah") || t.is("separuh")) {
            return half(i);
        }
        if (t.is("twice") || t.is("thrice")) {
            return Numeral.words(BigDecimal.valueOf(t.is("twice") ? 2 : 3), i + 1);
        }
        if (t.is("a") || t.is("an")) {
            return article(i);
        }
        Long ordinal = NumberWords.ordinal(t.lower());
        if (ordinal != null) {
            return ordinalAllowed(i) ? Numeral.ordinal(BigDecimal.valueOf(ordinal), i + 1) : null;
        }
        if (t.is("seperempat") || t.is("sepertiga")) {
            return Numeral.fraction(NumberWords.fraction(1, t.is("seperempat") ? 4 : 3), i + 1);
        }
        return cardinal(i);
    }

    private boolean ordinalAllowed(int i) {
        Token t = tokens.at(i);
        Token before = tokens.at(i - 1);
        Token after = tokens.at(i + 1);
        if (before.is("at") || (t.capitalised() && after.is(","))) {
            return false;
        }
        if (t.is("second")) {
            boolean ofTime = before.is("per") || AFTER_SECOND_AS_TIME.contains(after.lower()) || !after.isWord();
            return before.isWord() && BEFORE_ORDINAL_SECOND.contains(before.lower()) && !ofTime;
        }
        return !t.is("kedua") || !before.is("di");
    }

    private @Nullable Numeral half(int i) {
        Token after = tokens.at(i + 1);
        boolean measured = after.isWord() && Units.word(after.lower()) != null;
        boolean hyphen = Tokens.dash(after)
                && after.glued()
                && Units.word(tokens.at(i + 2).lower()) != null;
        boolean counted = AFTER_HALF.contains(after.lower()) || measured || hyphen;
        if (NOT_BEFORE_HALF.contains(tokens.at(i - 1).lower())
                || !(counted || tokens.at(i - 1).is("by"))) {
            return null;
        }
        return scaled(Numeral.fraction(new BigDecimal("0.5"), i + 1), false);
    }

    /** "a hundred", "a dozen", "a quarter of", "a third of", "a half". */
    private @Nullable Numeral article(int i) {
        Token next = tokens.at(i + 1);
        if (NumberWords.scaleWord(next.lower()) != null) {
            Numeral n = scaled(Numeral.words(BigDecimal.ONE, i + 1), false);
            Numeral rest = next.is("hundred") && tokens.at(n.next()).is("and") ? cardinal(n.next() + 1) : null;
            if (rest != null && rest.value().compareTo(BigDecimal.valueOf(100)) < 0) {
                return new Numeral(rest.next(), n.value().add(rest.value()), BigDecimal.ONE, n.scale(), n.kind(), true);
            }
            return n;
        }
        if (lasts(i)) {
            return Numeral.words(BigDecimal.ONE, i + 1);
        }
        Long denominator = NumberWords.denominator(next.lower());
        if (denominator != null
                && (tokens.at(i + 2).is("of")
                        || (next.is("half") && tokens.at(i + 2).isWord()))) {
            return scaled(Numeral.fraction(NumberWords.fraction(1, denominator), i + 2), false);
        }
        return null;
    }

    /** "It lasts a year.", where nothing is counted shortly before that could be a rate ("60 a year"). */
    private boolean lasts(int i) {
        Unit unit = Units.word(tokens.at(i + 1).lower());
        return unit != null
                && unit.dimension() == UnitDimension.TIME
                && !unit.name().equals("decade") // named loosely
                && !tokens.at(i + 2).isWord()
                && IntStream.range(i - 5, i)
                        .noneMatch(j -> tokens.at(j).isNumber()
                                || RATED.contains(tokens.at(j).lower())
                                || cardinal(j) != null);
    }

    private @Nullable Numeral cardinal(int i) {
        long total = 0;
        long current = 0;
        long lastScale = Long.MAX_VALUE;
        Role last = null;
        long precision = 1;
        int next = i;
        for (int j = i; j < i + 16; ) {
            boolean and =
                    (last == Role.HUNDRED || last == Role.SCALE) && tokens.at(j).is("and");
            int k = and ? j + 1 : last == null ? j : tokens.pastJoint(j);
            Word word = NumberWords.word(tokens.at(k).lower());
            if (word == null || !fits(word, last, current, lastScale)) {
                Long ordinal = NumberWords.ordinal(tokens.at(k).lower());
                boolean tail = ordinal != null
                        && !tokens.at(k).is("second")
                        && ((last == Role.TENS && ordinal < 10) || last == Role.HUNDRED || last == Role.SCALE);
                if (ordinal != null && tail) {
                    return Numeral.ordinal(BigDecimal.valueOf(total + current + ordinal), k + 1);
                }
                break;
            }
            switch (word.role()) {
                case SMALL, TENS -> current += word.value();
                case TEEN_SUFFIX -> current = current - current % 10 + 10 + current % 10;
                case TENS_SUFFIX -> current = current - current % 10 + current % 10 * 10;
                case HUNDRED -> current *= 100;
                case ONE_HUNDRED -> current = 100;
                case SCALE, ONE_SCALE -> {
                    total += Math.max(1, current) * word.value();
                    lastScale = word.value();
                    current = 0;
                }
            }
            last = landing(word);
            precision = last == Role.SCALE && word.value() >= 1_000_000 ? word.value() : 1;
            next = k + 1;
            j = next;
        }
        if (last == null) {
            return null;
        }
        long value = total + current;
        BigDecimal step = BigDecimal.valueOf(precision);
        Numeral n = new Numeral(next, BigDecimal.valueOf(value), step, step, Quantity.Kind.CARDINAL, true);
        Numeral part = wordFraction(n, value);
        return part != null ? part : last == Role.SCALE ? n.plusHalf(pastHalf(n.next())) : scaled(n, false);
    }

    private static boolean fits(Word word, @Nullable Role last, long current, long lastScale) {
        return switch (word.role()) {
            case SMALL ->
                last == null
                        || last == Role.SCALE
                        || last == Role.HUNDRED
                        || (last == Role.TENS && word.value() > 0 && word.value() < 10);
            case TENS -> last == null || last == Role.SCALE || last == Role.HUNDRED;
            case TEEN_SUFFIX, TENS_SUFFIX -> last == Role.SMALL && current % 100 > 0 && current % 100 < 10;
            case HUNDRED -> last == Role.SMALL && current > 0 && current < 100;
            case ONE_HUNDRED -> last == null || last == Role.SCALE;
            case SCALE -> current > 0 && word.value() < lastScale;
            case ONE_SCALE -> last == null;
        };
    }

    /** What a word leaves behind it: after "twenty" a digit fits, after "zero" and "fifteen" nothing does. */
    private static Role landing(Word word) {
        return switch (word.role()) {
            case TENS_SUFFIX -> Role.TENS;
            case ONE_HUNDRED -> Role.HUNDRED;
            case ONE_SCALE -> Role.SCALE;
            case SMALL -> word.value() == 0 ? Role.TEEN_SUFFIX : Role.SMALL;
            default -> word.role();
        };
    }

    /** "two thirds", "one-quarter", "three fifths". */
    private @Nullable Numeral wordFraction(Numeral n, long value) {
        int k = tokens.pastJoint(n.next());
        String below = tokens.at(k).lower();
        Long denominator = NumberWords.denominator(below);
        if (denominator == null || value < 1 || value > 20) {
            return null;
        }
        boolean plural = below.endsWith("s") || below.startsWith("per");
        return plural || value == 1 ? Numeral.fraction(NumberWords.fraction(value, denominator), k + 1) : null;
    }
}
