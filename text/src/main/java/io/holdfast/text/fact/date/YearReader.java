package io.holdfast.text.fact.date;

import io.holdfast.text.fact.date.Dates.Reading;
import io.holdfast.text.fact.date.When.Days;
import io.holdfast.text.fact.number.Nouns;
import io.holdfast.text.fact.number.NumberWords;
import io.holdfast.text.fact.number.UnitDimension;
import io.holdfast.text.fact.number.UnitReader;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.time.LocalDate;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads years, decades, eras and centuries, and tells a year from an amount of four digits. */
record YearReader(Tokens tokens) {
    private static final int FIRST = 1000;
    private static final int LAST = 2100;
    private static final Set<String> YEAR_WORDS = FactWords.of("before_year");
    private static final Set<String> AMOUNT_WORDS = FactWords.of("before_amount");
    private static final Set<String> DETERMINERS = FactWords.of("before_event");
    private static final Set<String> ERAS = Set.of("BC", "BCE", "AD", "CE", "SM");
    private static final Set<String> DOTTED_ERAS = Set.of("b . c .", "a . d .");
    private static final String OPERATORS = "><≥≤=+×";
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");
    private static final Set<String> STREETS = FactWords.of("street");

    /** The value of up to nine ASCII digits; 0 for anything else. */
    static int number(String digits) {
        return DIGITS.matcher(digits).matches() ? Integer.parseInt(digits) : 0;
    }

    /** Whether there is a plain four-digit year here, whatever surrounds it. */
    boolean yearAt(int i) {
        Token t = tokens.at(i);
        boolean suffix = tokens.at(i + 1).isWord() && tokens.at(i + 1).glued();
        int value = t.isNumber() && t.text().length() == 4 ? number(t.text()) : 0;
        return value >= FIRST && value <= LAST && !suffix;
    }

    /** A year, decade or year of an era that begins with digits. */
    @Nullable Reading year(int i) {
        Token t = tokens.at(i);
        Reading era = eraYear(i);
        if (era != null) {
            return era;
        }
        int value = t.text().length() == 4 ? number(t.text()) : 0;
        int decadeEnd = decadeEnd(i + 1);
        if (decadeEnd > 0 && value >= FIRST && value <= LAST && value % 10 == 0) {
            return Reading.of(decade(value), i, decadeEnd);
        }
        if (t.text().length() == 2 && decadeEnd > 0 && number(t.text()) % 10 == 0 && number(t.text()) >= 20) {
            boolean named = tokens.at(i - 1).is("the")
                    || (tokens.at(i - 1).is("-") && tokens.at(i - 2).is("mid"));
            boolean part = tokens.at(i - 1).is("early") || tokens.at(i - 1).is("late");
            return named || part ? Reading.of(decade(1900 + number(t.text())), i, decadeEnd) : null;
        }
        return yearAt(i) && !amount(i, value) ? Reading.of(Days.year(value), i, i + 1) : null;
    }

    /** The index behind the "s" of "1990s" or "1990's"; 0 when there is none. */
    private int decadeEnd(int i) {
        Token t = tokens.at(i);
        if (t.glued() && t.text().equals("s")) {
            return i + 1;
        }
        boolean apostrophe = (t.is("'") || t.is("’"))
                && tokens.glued(i - 1, i + 2)
                && tokens.at(i + 1).is("s");
        return apostrophe && tokens.at(i - 1).text().endsWith("0") ? i + 2 : 0;
    }

    private static Days decade(int year) {
        return Days.of(LocalDate.of(year, 1, 1), LocalDate.of(year + 9, 12, 31));
    }

    /** "'90s". */
    @Nullable Reading shortDecade(int i) {
        Token t = tokens.at(i);
        Token digits = tokens.at(i + 1);
        boolean apostrophe = (t.is("'") || t.is("’") || t.is("‘"))
                && digits.isNumber()
                && digits.text().length() == 2;
        int value = apostrophe && digits.glued() ? number(digits.text()) : 0;
        int end = value >= 20 && value % 10 == 0 ? decadeEnd(i + 2) : 0;
        return end > 0 ? Reading.of(decade(1900 + value), i, end) : null;
    }

    /** Whether what surrounds four digits makes them an amount: a unit, a counted noun, money, a bound. */
    private boolean amount(int i, int value) {
        Token before = tokens.at(i - 1);
        Token after = tokens.at(i + 1);
        UnitReader units = new UnitReader(tokens);
        if (units.currencyBefore(i) != null
                || (i > 0 && AMOUNT_WORDS.contains(before.lower()))
                || (before.is("to") && tokens.at(i - 2).is("up"))
                || before.kind() == Tokens.Kind.SYMBOL && OPERATORS.contains(before.text())
                || (before.is("of") && AMOUNT_WORDS.contains(tokens.at(i - 2).lower()))) {
            return true;
        }
        if (measured(i)
                || NumberWords.scaleWord(after.lower()) != null
                || after.is("×")
                || after.is("+")
                || (after.is("*") && !after.glued())
                || street(i)) {
            return true;
        }
        if (YEAR_WORDS.contains(before.lower()) && i > 0) {
            return false;
        }
        boolean title = tokens.at(i + 1).capitalised();
        boolean event = DETERMINERS.contains(before.lower()) && value % 100 != 0;
        return !title && !event && Nouns.after(tokens, i + 1, false) != null;
    }

    /** Whether a unit follows the number at a token: "In April 30 mm of rain fell". */
    boolean measured(int i) {
        UnitReader.Match unit = new UnitReader(tokens).after(i + 1);
        return unit != null && unit.unit().dimension() != UnitDimension.MULTIPLE;
    }

    /** "1919 Cliff Dr": a house number. */
    private boolean street(int i) {
        for (int k = i + 1; k <= i + 4 && tokens.at(k).capitalised(); k++) {
            if (k > i + 1 && STREETS.contains(tokens.at(k).lower())) {
                return true;
            }
        }
        return false;
    }

    /** "44 BC", "79 A.D.". */
    private @Nullable Reading eraYear(int i) {
        String text = tokens.at(i).text();
        int value = text.length() <= 6 ? number(text.replace(",", "")) : 0;
        int end = eraEnd(i + 1);
        if (value == 0 || end == 0) {
            return null;
        }
        boolean before =
                tokens.at(i + 1).lower().startsWith("b") || tokens.at(i + 1).is("sm");
        return Reading.of(Days.year(before ? 1 - value : value), i, end);
    }

    /** The index behind an era's letters; 0 when there are none. */
    private int eraEnd(int i) {
        Token t = tokens.at(i);
        if (ERAS.contains(t.text())) {
            return i + 1;
        }
        boolean dotted = tokens.glued(i, i + 4) && DOTTED_ERAS.contains(tokens.phrase(i, i + 4));
        return dotted && t.capitalised() ? i + 4 : 0;
    }

    /** "AD 79", "FY2021". */
    @Nullable Reading era(int i) {
        Token t = tokens.at(i);
        if (t.text().equals("AD")
                && tokens.at(i + 1).isNumber()
                && tokens.at(i + 1).text().length() <= 4) {
            int value = number(tokens.at(i + 1).text());
            return value == 0 ? null : Reading.of(Days.year(value), i, i + 2);
        }
        int value = t.lower().startsWith("fy") && t.lower().length() == 6
                ? number(t.lower().substring(2))
                : 0;
        return value >= FIRST && value <= LAST ? Reading.of(Days.year(value), i, i + 1) : null;
    }

    /** "19th century", "the nineteenth century", "1st century BC", "abad ke-19". */
    @Nullable Reading century(int i) {
        Token t = tokens.at(i);
        int value = 0;
        int next = i;
        if (t.is("abad")) {
            int at = tokens.at(i + 1).is("ke") ? (Tokens.dash(tokens.at(i + 2)) ? i + 3 : i + 2) : i + 1;
            value = number(tokens.at(at).text());
            next = at + 1;
        } else {
            Long word = t.isWord() ? NumberWords.ordinal(t.lower()) : null;
            Long tail = t.is("twenty") ? NumberWords.ordinal(tokens.at(i + 2).lower()) : null;
            if (word != null) {
                value = word.intValue();
                next = i + 1;
            } else if (tail != null && tail < 10 && Tokens.dash(tokens.at(i + 1))) {
                value = 20 + tail.intValue();
                next = i + 3;
            } else if (t.isNumber()
                    && tokens.at(i + 1).isWord()
                    && tokens.at(i + 1).glued()) {
                value = t.text().length() <= 2 ? number(t.text()) : 0;
                next = i + 2;
            }
            next = Tokens.dash(tokens.at(next)) ? next + 1 : next;
            boolean named = tokens.at(next).is("century") || tokens.at(next).is("centuries");
            if (!named) {
                return null;
            }
            next++;
        }
        if (value < 1 || value > 30) {
            return null;
        }
        int eraEnd = eraEnd(next);
        boolean before = eraEnd > 0
                && (tokens.at(next).lower().startsWith("b") || tokens.at(next).is("sm"));
        int first = before ? 1 - value * 100 : value * 100 - 99;
        return Reading.of(
                Days.of(LocalDate.of(first, 1, 1), LocalDate.of(first + 99, 12, 31)), i, eraEnd > 0 ? eraEnd : next);
    }
}
