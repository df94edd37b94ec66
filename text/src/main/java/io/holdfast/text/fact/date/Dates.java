package io.holdfast.text.fact.date;

import io.holdfast.text.fact.date.When.Clock;
import io.holdfast.text.fact.date.When.Days;
import io.holdfast.text.fact.date.When.Weekday;
import io.holdfast.text.fact.date.When.Yearless;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the dates, times and periods of a text in order: one production per method of its two grammars. */
public final class Dates {
    private static final Set<String> ABOUT = FactWords.of("about_date");

    private final Tokens tokens;
    private final BitSet taken;
    private final CalendarReader calendar;
    private final ClockReader clock;

    private Dates(Tokens tokens, BitSet taken, boolean dots) {
        this.tokens = tokens;
        this.taken = taken;
        this.calendar = new CalendarReader(tokens, dots);
        this.clock = new ClockReader(tokens, dots);
    }

    /** A date expression and the tokens {@code [first, next)} it covers. */
    record Reading(When when, int first, int next, boolean approximate) {
        static Reading of(When when, int first, int next) {
            return new Reading(when, first, next, false);
        }
    }

    /**
     * The dates outside the stretches that code tokens have taken.
     *
     * @param decimalComma whether decimals have a comma, so that a dot parts days and months, hours and minutes
     */
    public static List<DateFact> read(Tokens tokens, BitSet taken, boolean decimalComma) {
        return new Dates(tokens, taken, decimalComma).read();
    }

    private List<DateFact> read() {
        List<DateFact> found = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            Reading first = readAt(i);
            if (first == null) {
                i++;
                continue;
            }
            Reading last = upperEnd(first);
            Reading end = last == null ? first : last;
            boolean about = about(first.first());
            found.add(new DateFact(
                    tokens.at(first.first()).start(),
                    tokens.at(end.next() - 1).end(),
                    last == null ? first.when() : inYearOf(first.when(), last.when()),
                    last == null ? null : last.when(),
                    first.approximate() || about));
            i = end.next();
        }
        return List.copyOf(found);
    }

    private @Nullable Reading readAt(int i) {
        return taken.get(tokens.at(i).start())
                ? null
                : CalendarReader.first(List.of(() -> clock.read(i), () -> calendar.read(i), () -> weekday(i)));
    }

    private @Nullable Reading weekday(int i) {
        Token t = tokens.at(i);
        if (!t.isWord()) {
            return null;
        }
        DayOfWeek day = CalendarWords.weekday(t.lower());
        if (day == null && t.capitalised() && weekdayRange(i)) {
            day = CalendarWords.anyWeekday(t.lower());
        }
        boolean week = t.is("minggu") && (!t.capitalised() || tokens.at(i - 1).isNumber());
        return day == null || week ? null : Reading.of(new Weekday(day), i, i + 1);
    }

    /** "Mon-Fri", "Mon to Fri": a short name next to another weekday. */
    private boolean weekdayRange(int i) {
        return (joined(i + 1) && CalendarWords.anyWeekday(tokens.at(i + 2).lower()) != null)
                || (i > 1
                        && joined(i - 1)
                        && CalendarWords.anyWeekday(tokens.at(i - 2).lower()) != null)
                || (tokens.at(i + 1).is(",")
                        && CalendarWords.month(tokens.at(i + 2).lower()) != null);
    }

    private boolean joined(int i) {
        return Tokens.dash(tokens.at(i))
                || FactWords.RANGE.contains(tokens.at(i).lower())
                || tokens.at(i).is("/");
    }

    /** The end of "1914–1918", "Monday to Friday", "between 9:00 and 17:00", "1914–18"; null when no range follows. */
    private @Nullable Reading upperEnd(Reading first) {
        int j = first.next();
        Token connector = tokens.at(j);
        Token before = tokens.at(first.first() - 1);
        boolean between =
                FactWords.BETWEEN.contains(before.lower()) && FactWords.BETWEEN_AND.contains(connector.lower());
        if (!(joined(j) || between)) {
            return null;
        }
        if (first.when() instanceof Days days) {
            Reading shortYear = calendar.shortYear(days, j);
            if (shortYear != null) {
                return shortYear;
            }
        }
        if (connector.is("/")) {
            return null;
        }
        Reading laterDay = calendar.laterDay(first.when(), j + 1);
        Reading second = laterDay == null ? readAt(j + 1) : laterDay;
        if (second == null) {
            return null;
        }
        When from = inYearOf(first.when(), second.when());
        boolean oneKind = second.when().getClass().equals(from.getClass());
        return oneKind && ascending(from, second.when()) ? second : null;
    }

    /** The "12 May" of "12 May to 3 June 2020", in that year. */
    private static When inYearOf(When first, When second) {
        if (first instanceof Yearless day && second instanceof Days days && day.day() > 0) {
            int year = days.options().get(0).last().getYear();
            YearMonth month = YearMonth.of(year, day.firstMonth());
            if (month.isValidDay(day.day())) {
                return Days.of(month.atDay(day.day()), month.atDay(day.day()));
            }
        }
        return first;
    }

    private static boolean ascending(When first, When second) {
        if (first instanceof Days f && second instanceof Days s) {
            LocalDate from = f.options().get(0).first();
            return from.isBefore(s.options().get(0).last());
        }
        return !(first instanceof Clock f && second instanceof Clock s && f.equals(s));
    }

    private boolean about(int first) {
        Token before = tokens.at(first - 1);
        return (ABOUT.contains(before.lower()) && !before.is("c"))
                || (before.is(".")
                        && (tokens.at(first - 2).is("c") || tokens.at(first - 2).is("ca")));
    }
}
