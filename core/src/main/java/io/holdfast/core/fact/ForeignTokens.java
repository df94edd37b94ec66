package io.holdfast.core.fact;

import io.holdfast.core.fact.SpokenNumbers.Spoken;
import io.holdfast.core.fact.Tokens.Kind;
import io.holdfast.core.fact.Tokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites the tokens of a German, French or Spanish text into those of an English one where they state a value:
 * "3. März 2024" into "3th March 2024", "mindestens zwanzig Stunden" into "at least 20 hours". Every token keeps the
 * offsets of the words it replaces, so that the readers of this package need to know one language.
 */
final class ForeignTokens {
    private static final Pattern MINUTES = Pattern.compile("h([0-5][0-9])");
    private static final Pattern HOUR = Pattern.compile("[0-9]{1,2}");
    private static final Pattern TWO_DIGITS = Pattern.compile("[0-5][0-9]");
    private static final Pattern DOTTED = Pattern.compile("([0-9]{1,2})\\.([0-5][0-9])");
    private static final Set<String> NUMBERED = Set.of("century", "quarter");

    private static final int YEAR = 4;
    private static final Set<String> FROM = Set.of("of", "from", "between");
    private static final List<String> ROMAN =
            List.of("I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" "));

    /** Before a time of day the readers know as one without doubt. */
    private static final String AT = "pukul";

    private final Tokens in;
    private final ForeignWords words;
    private final List<Token> out = new ArrayList<>();

    private ForeignTokens(Tokens in, ForeignWords words) {
        this.in = in;
        this.words = words;
    }

    /** The tokens of a text, in English where they state values. */
    static Tokens of(String text) {
        Tokens tokens = HanTokens.of(Tokens.of(text));
        ForeignWords words = ForeignWords.of(tokens);
        if (words == null) {
            return tokens;
        }
        ForeignTokens rewriting = new ForeignTokens(tokens, words);
        for (int i = 0; i < tokens.size(); ) {
            i = rewriting.rewrite(i);
        }
        return Tokens.foreign(rewriting.out, DecimalComma.in(tokens));
    }

    /** Writes what begins at a token and returns where to go on. */
    private int rewrite(int i) {
        Token t = in.at(i);
        Spoken number = t.isWord() && !in.at(i - 1).isNumber() && counts(i)
                ? words.numbers().read(in, i)
                : null;
        int time = time(i, number);
        if (time > i) {
            return time;
        }
        if (number != null) {
            out.add(token(Kind.NUMBER, i, number.next(), String.valueOf(number.value()), t.glued()));
            return number.next();
        }
        int century = t.isWord() ? century(i) : i;
        if (century > i) {
            return century;
        }
        if (ordinalDot(i)) {
            out.add(token(Kind.WORD, i, i + 1, "th", true));
            return i + 1;
        }
        return t.isWord() ? phrase(i) : copy(i);
    }

    private int copy(int i) {
        out.add(in.at(i));
        return i + 1;
    }

    /** A numeral that is another word as well counts before a noun or a unit: "neuf jours", not "un vélo neuf". */
    private boolean counts(int i) {
        Token t = in.at(i);
        Token before = in.at(i - 1);
        Token after = in.at(i + 1);
        if (!words.in("homograph", t.lower())) {
            return true;
        }
        boolean determined = !before.isWord() || words.common(before.lower()) && !t.capitalised();
        boolean measured = words.english(in.phrase(i + 1, i + 3)) != null;
        return determined
                && after.isWord()
                && (measured || !words.common(after.lower()) || words.numbers().word(after.lower()));
    }

    /** The dot of "3. März" and "19. Jahrhundert". */
    private boolean ordinalDot(int i) {
        Token dot = in.at(i);
        if (!dot.is(".") || !dot.glued() || !in.at(i - 1).isNumber()) {
            return false;
        }
        String named = words.english(in.at(i + 1).lower());
        String lower = (named == null ? in.at(i + 1).lower() : named).toLowerCase(Locale.ROOT);
        return in.at(i - 1).text().length() <= 2 && (CalendarWords.month(lower) != null || NUMBERED.contains(lower));
    }

    private int phrase(int i) {
        for (int n = words.longest(); n >= 1; n--) {
            String local = in.phrase(i, i + n).replace('’', '\'');
            String english = in.at(i + n - 1).kind() == Kind.END ? null : words.english(local);
            if (english == null
                    || english.equals("th")
                            && !(in.at(i).glued() && in.at(i - 1).isNumber())) {
                continue;
            }
            boolean dotted = words.in("short", local)
                    && in.at(i + n).is(".")
                    && in.at(i + n).glued();
            int next = dotted ? i + n + 1 : i + n;
            boolean bound =
                    words.in("up_to", local) && !valueBefore() && in.at(next).isNumber();
            boolean glued = in.at(i).glued();
            boolean from = english.equals("of") && changesFrom(next);
            for (String word : (bound ? "up to" : from ? "from" : english).split(" ")) {
                out.add(token(Kind.WORD, i, next, word, glued));
                glued = false;
            }
            return next;
        }
        return copy(i);
    }

    /** The "de" of "passe de 5 à 10". */
    private boolean changesFrom(int i) {
        return in.at(i).isNumber()
                && in.at(i).text().length() != YEAR
                && ("to".equals(words.english(in.at(i + 1).lower()))
                        || "to".equals(words.english(in.at(i + 2).lower())));
    }

    /** Whether a number, with or without its unit, is the last thing written. */
    private boolean valueBefore() {
        int last = out.size() - 1;
        return last >= 0 && out.get(last).isNumber()
                || last >= 1 && out.get(last - 1).isNumber();
    }

    /** Writes "14 Uhr 30", "14h30", "a las nueve" as a time of day and returns where to go on; {@code i} if it is none. */
    private int time(int i, @Nullable Spoken number) {
        Token t = in.at(i);
        var dotted = DOTTED.matcher(t.text());
        boolean dots = t.isNumber() && dotted.matches();
        String hour = dots ? dotted.group(1) : number == null ? t.text() : String.valueOf(number.value());
        if (!(t.isNumber() || number != null) || !HOUR.matcher(hour).matches() || Integer.parseInt(hour) > 24) {
            return i;
        }
        int next = number == null ? i + 1 : number.next();
        String minutes = dots ? dotted.group(2) : "00";
        Token unit = in.at(next);
        if (unit.is(":") && unit.glued()) {
            return i;
        }
        var glued = MINUTES.matcher(unit.lower());
        boolean told = false;
        if (unit.glued() && glued.matches() && !dots) {
            minutes = glued.group(1);
            next++;
            told = !lasts(i);
        } else if (words.in("hour", unit.lower()) || words.in("hours", unit.lower())) {
            boolean sure = words.in("hour", unit.lower());
            next++;
            if (!dots && TWO_DIGITS.matcher(in.at(next).text()).matches()) {
                minutes = in.at(next).text();
                next++;
                told = sure || !lasts(i);
                if (!told) {
                    return duration(i, hour, next);
                }
            } else {
                told = sure || dots || before("at", i) && !lasts(i);
            }
        } else if (rangeOfHours(i, next)) {
            told = true;
        } else {
            Token after = in.at(next);
            told = before("alone", i) && (!after.isWord() || words.common(after.lower()));
        }
        if (!told) {
            return i;
        }
        next = "noon".equals(words.english(in.at(next).lower())) ? next + 1 : next;
        out.add(token(Kind.WORD, i, next, AT, false));
        out.add(token(Kind.NUMBER, i, next, hour, false));
        out.add(token(Kind.SYMBOL, i, next, ":", true));
        out.add(token(Kind.NUMBER, i, next, minutes, true));
        return next;
    }

    /** The 9 of "9 bis 17 Uhr" and of "de 9 à 18 h", with what is behind it given. */
    private boolean rangeOfHours(int i, int next) {
        String before = words.english(in.at(i - 1).lower());
        String between = words.english(in.at(next).lower());
        boolean joins = Tokens.dash(in.at(next)) || "to".equals(between) || "and".equals(between);
        String unit = in.at(next + 2).lower();
        return joins
                && in.at(next + 1).isNumber()
                && (words.in("hour", unit) || words.in("hours", unit) && before != null && FROM.contains(before));
    }

    /** Writes "2 h 30" as two hours and thirty minutes. */
    private int duration(int i, String hours, int next) {
        out.add(token(Kind.NUMBER, i, next, hours, in.at(i).glued()));
        out.add(token(Kind.WORD, i, next, "hours", false));
        out.add(token(Kind.NUMBER, i, next, in.at(next - 1).text(), false));
        out.add(token(Kind.WORD, i, next, "minutes", false));
        return next;
    }

    /** Writes "XIXe siècle" and "siglo XIX" as a century and returns where to go on; {@code i} if it is none. */
    private int century(int i) {
        boolean behind = "century".equals(words.english(in.at(i).lower()));
        String numeral = in.at(behind ? i + 1 : i).text();
        int value = ROMAN.indexOf(numeral.replaceFirst("(?:e|ème|er)$", "")) + 1;
        if (value == 0
                || !behind && !"century".equals(words.english(in.at(i + 1).lower()))) {
            return i;
        }
        out.add(token(Kind.NUMBER, i, i + 2, String.valueOf(value), false));
        out.add(token(Kind.WORD, i, i + 2, "th", true));
        out.add(token(Kind.WORD, i, i + 2, "century", false));
        return i + 2;
    }

    private boolean lasts(int i) {
        return words.in("long", in.at(i - 1).lower())
                || in.at(i - 1).is(":") && words.in("long", in.at(i - 2).lower())
                || words.in("long", in.at(i - 2).lower()) && !before("at", i);
    }

    private boolean before(String section, int i) {
        return i > 0 && words.in(section, in.at(i - 1).lower()) || i > 1 && words.in(section, in.phrase(i - 2, i));
    }

    private Token token(Kind kind, int first, int next, String text, boolean glued) {
        return new Token(
                kind,
                in.at(first).start(),
                in.at(next - 1).end(),
                text,
                text.toLowerCase(Locale.ROOT),
                glued,
                in.at(first).lineStart());
    }
}
