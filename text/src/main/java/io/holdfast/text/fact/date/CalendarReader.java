package io.holdfast.text.fact.date;

import static io.holdfast.text.fact.date.YearReader.number;

import io.holdfast.text.fact.date.Dates.Reading;
import io.holdfast.text.fact.date.When.Days;
import io.holdfast.text.fact.date.When.Interval;
import io.holdfast.text.fact.date.When.Yearless;
import io.holdfast.text.fact.number.NumberWords;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads calendar dates at a token: numeric dates, month names, quarters, seasons, centuries, decades, years. */
final class CalendarReader {
    private static final Set<String> BEFORE_MONTH = FactWords.of("before_month");
    private static final Set<String> PARTS = FactWords.of("part_of_period");
    private static final Set<String> BEFORE_OTHER_DIGITS = Set.of("/", ".", "#", "$", ":");
    private static final Pattern QUARTER = Pattern.compile("q[1-4]");
    /** Two-digit years from here on belong to the last century. */
    private static final int PIVOT = 70;

    private static final Set<String> BEFORE_DAY = FactWords.of("before_day");
    private static final Pattern DAY_AND_MONTH = Pattern.compile("([0-9]{1,2})\\.([0-9]{1,2})");

    private final Tokens tokens;
    private final YearReader years;
    /** Whether the dot of "1.5." parts day and month, because decimals have a comma. */
    private final boolean dots;

    CalendarReader(Tokens tokens, boolean dots) {
        this.tokens = tokens;
        this.dots = dots;
        this.years = new YearReader(tokens);
    }

    @Nullable Reading read(int i) {
        Token t = tokens.at(i);
        Reading found = switch (t.kind()) {
            case NUMBER -> t.glued() && i > 0 && glueForbids(i) ? null : digits(i);
            case WORD -> word(i);
            case SYMBOL -> years.shortDecade(i);
            case END -> null;
        };
        return found == null ? null : part(found);
    }

    private boolean glueForbids(int i) {
        Token before = tokens.at(i - 1);
        boolean hyphen = before.gluedAs("-");
        return inside(before) || hyphen && !PARTS.contains(tokens.at(i - 2).lower()) && !joinable(i - 2);
    }

    /** Whether digits right behind this token belong to something larger: a word, a path, a price. */
    static boolean inside(Token before) {
        return before.isWord() || BEFORE_OTHER_DIGITS.contains(before.text());
    }

    /** Whether a date may end at this token, so that a hyphen behind it joins two dates: "Mar-2024", "2014-2018". */
    private boolean joinable(int i) {
        Token t = tokens.at(i);
        String lower = t.lower();
        return t.isNumber()
                || lower.equals("pre")
                || lower.equals("post")
                || lower.endsWith("s")
                || CalendarWords.month(lower) != null;
    }

    private @Nullable Reading digits(int i) {
        return first(List.of(
                () -> yearQuarter(i),
                () -> numeric(i),
                () -> PeriodForms.read(tokens, i),
                () -> dayMonth(i),
                () -> years.century(i),
                () -> years.year(i)));
    }

    private @Nullable Reading word(int i) {
        return first(List.of(
                () -> quarter(i),
                () -> monthFirst(i),
                () -> dayMonth(i),
                () -> season(i),
                () -> nthWeekday(i),
                () -> PeriodForms.read(tokens, i),
                () -> years.century(i),
                () -> years.era(i)));
    }

    /** What the first of the readers that finds something finds. */
    static @Nullable Reading first(List<Supplier<@Nullable Reading>> readers) {
        for (Supplier<@Nullable Reading> reader : readers) {
            Reading found = reader.get();
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** "2021 Q3". */
    private @Nullable Reading yearQuarter(int i) {
        Reading quarter = years.yearAt(i) ? quarter(i + 1) : null;
        return quarter != null && quarter.when() instanceof Yearless months
                ? Reading.of(months(number(tokens.at(i).text()), months.firstMonth(), months.lastMonth()), i, i + 2)
                : null;
    }

    /** 2024-03-05, 2024/03/05, 2024-03, 05/03/2024, 5-3-2024, 05.03.2024. */
    private @Nullable Reading numeric(int i) {
        String text = tokens.at(i).text();
        if (text.indexOf('.') >= 0) {
            String[] parts = text.split("\\.");
            if (parts.length != 3) {
                return dots ? dayAndMonth(i) : null;
            }
            Days days = parts[0].length() == 4
                    ? day(number(parts[0]), number(parts[1]), number(parts[2]))
                    : parts[2].length() == 4
                            ? day(number(parts[2]), number(parts[1]), number(parts[0]))
                            : text.length() == 8 && parts[2].length() == 2
                                    ? day(fullYear(parts[2]), number(parts[1]), number(parts[0]))
                                    : null;
            return days == null ? null : Reading.of(days, i, i + 1);
        }
        Token separator = tokens.at(i + 1);
        boolean hyphen = separator.is("-") || separator.is("‐");
        if (!(separator.is("/") || hyphen)
                || !tokens.glued(i, i + 3)
                || !tokens.at(i + 2).isNumber()) {
            return null;
        }
        String second = tokens.at(i + 2).text();
        boolean three = tokens.glued(i, i + 5)
                && tokens.at(i + 3).is(separator.lower())
                && tokens.at(i + 4).isNumber();
        if (!three) {
            boolean month =
                    text.length() == 4 && second.length() == 2 && hyphen && isoMonth(number(text), number(second));
            return month ? Reading.of(months(number(text), number(second), number(second)), i, i + 3) : null;
        }
        String third = tokens.at(i + 4).text();
        Days days = text.length() == 4
                ? day(number(text), number(second), number(third))
                : third.length() == 4 || (third.length() == 2 && !hyphen)
                        ? ambiguous(number(text), number(second), third)
                        : null;
        return days == null ? null : Reading.of(days, i, i + 5);
    }

    /** "am 1.5.", "vom 1.5. bis 31.8.": a dot behind the month, and before it what only a day has or the day it began. */
    private @Nullable Reading dayAndMonth(int i) {
        Matcher parts = DAY_AND_MONTH.matcher(tokens.at(i).text());
        boolean dot = tokens.at(i + 1).gluedAs(".");
        boolean later = tokens.at(i - 2).is(".")
                && DAY_AND_MONTH.matcher(tokens.at(i - 3).text()).matches();
        if (!dot
                || !parts.matches()
                || !(later || BEFORE_DAY.contains(tokens.at(i - 1).lower()))) {
            return null;
        }
        int month = number(parts.group(2));
        return month < 1 || month > 12 ? null : dated(i, month, number(parts.group(1)), 0, i + 1, i + 2);
    }

    /** "2024-03" is a month; "2019-20" and "2008-12" are two years. */
    private static boolean isoMonth(int year, int month) {
        return year >= 1000 && year <= 2100 && month >= 1 && month <= 12 && month <= year % 100;
    }

    /** The year of its last two digits. */
    private static int fullYear(String digits) {
        int year = number(digits);
        return year < PIVOT ? 2000 + year : 1900 + year;
    }

    private static @Nullable Days ambiguous(int first, int second, String third) {
        int year = third.length() == 2 ? fullYear(third) : number(third);
        Days monthFirst = day(year, first, second);
        Days dayFirst = day(year, second, first);
        if (monthFirst == null || dayFirst == null || dayFirst.equals(monthFirst)) {
            return monthFirst == null ? dayFirst : monthFirst;
        }
        return new Days(List.of(monthFirst.options().get(0), dayFirst.options().get(0)));
    }

    private static @Nullable Days day(int year, int month, int day) {
        if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) {
            return null;
        }
        try {
            LocalDate date = LocalDate.of(year, month, day);
            return Days.of(date, date);
        } catch (DateTimeException notADay) {
            return null;
        }
    }

    /** "5 March 2024", "5th of March", "the fifth of May", "5–8 March 2024" read at its last day. */
    private @Nullable Reading dayMonth(int i) {
        int day = dayNumber(i);
        if (day < 1) {
            return null;
        }
        int next = dayEnd(i);
        boolean dot = tokens.at(next).gluedAs(".")
                && CalendarWords.month(tokens.at(next + 1).lower()) != null;
        if (dot || tokens.at(next).is("of") || tokens.at(next).gluedAs("-")) {
            next++;
        }
        Token name = tokens.at(next);
        Integer month = name.isWord() ? CalendarWords.month(name.lower()) : null;
        if (month == null) {
            return sharedMonth(i, day, next);
        }
        boolean verb = (name.is("may") || name.is("march")) && !name.capitalised();
        next++;
        int past = tokens.at(next).is(".") && CalendarWords.shortMonth(name.lower()) && years.yearAt(next + 1)
                ? next + 1
                : next;
        int year = yearAfter(past);
        return verb && year == 0 ? null : dated(i, month, day, year, yearEnd(past), next);
    }

    /** The "5" of "5–8 March 2024": the month follows the other end of the range. */
    private @Nullable Reading sharedMonth(int i, int day, int next) {
        int j = tokens.at(next - 1).is("-") ? next - 1 : next;
        Token connector = tokens.at(j);
        if (!(Tokens.dash(connector) || connector.is("to") || connector.is("and")) || dayNumber(j + 1) <= day) {
            return null;
        }
        int name = dayEnd(j + 1);
        name = tokens.at(name).is("of") ? name + 1 : name;
        Integer month =
                tokens.at(name).isWord() ? CalendarWords.month(tokens.at(name).lower()) : null;
        return month == null || !tokens.at(name).capitalised() ? null : dated(i, month, day, yearAfter(name + 1), j, j);
    }

    /** "March 5, 2024", "Mar. 2024", "March 5th", "in March". */
    private @Nullable Reading monthFirst(int i) {
        Token t = tokens.at(i);
        Integer month = CalendarWords.month(t.lower());
        if (month == null) {
            return null;
        }
        int j = i + 1;
        j = tokens.at(j).is(".") && CalendarWords.shortMonth(t.lower()) ? j + 1 : j;
        j = tokens.at(j).is("-") && tokens.glued(j - 1, j + 2) ? j + 1 : j;
        boolean clear = t.capitalised();
        int day = clear || !(t.is("may") || t.is("march")) ? dayNumber(j) : 0;
        if (day > 0 && clear && !tokens.at(dayEnd(j)).is(":") && tokens.at(j).isNumber() && !years.measured(j)) {
            int next = dayEnd(j);
            int year = yearAfter(next);
            return year > 0
                    ? dated(i, month, day, year, yearEnd(next), next)
                    : dated(i, month, day, rangedYear(next), next, next);
        }
        int year = yearAfter(j);
        if (year > 0 && clear) {
            return Reading.of(months(year, month, month), i, yearEnd(j));
        }
        boolean company = BEFORE_MONTH.contains(tokens.at(i - 1).lower());
        boolean alone =
                CalendarWords.clearMonth(t.lower()) || company && (t.text().length() > 3 || t.is("may"));
        boolean mayMarch = t.is("may") || t.is("march") || t.is("mei");
        boolean led = !mayMarch || company && !tokens.at(i - 1).is("and");
        return clear && alone && led ? Reading.of(new Yearless(month, month, 0), i, i + 1) : null;
    }

    /** The "8, 2024" of "March 5-8, 2024": a later day of the month where a range began. */
    @Nullable Reading laterDay(When first, int i) {
        int day = CalendarWords.month(tokens.at(dayEnd(i)).lower()) == null ? dayNumber(i) : 0;
        int next = dayEnd(i);
        if (first instanceof Days days && day > 0) {
            LocalDate from = days.options().get(0).first();
            int year = yearAfter(next);
            boolean later = days.options().size() == 1
                    && from.equals(days.options().get(0).last());
            return later && day > from.getDayOfMonth() && year == from.getYear()
                    ? dated(i, from.getMonthValue(), day, year, yearEnd(next), next)
                    : null;
        }
        return first instanceof Yearless from && from.day() > 0 && day > from.day()
                ? dated(i, from.firstMonth(), day, 0, next, next)
                : null;
    }

    /** The year behind the other end of "March 5-8, 2024", 0 when there is none. */
    private int rangedYear(int next) {
        boolean range = Tokens.dash(tokens.at(next)) && dayNumber(next + 1) > 0;
        return range ? yearAfter(dayEnd(next + 1)) : 0;
    }

    private static @Nullable Reading dated(int first, int month, int day, int year, int withYear, int without) {
        if (year == 0) {
            boolean real = day <= YearMonth.of(2000, month).lengthOfMonth();
            return real ? Reading.of(new Yearless(month, month, day), first, without) : null;
        }
        Days days = day(year, month, day);
        return days == null ? null : Reading.of(days, first, withYear);
    }

    /** A day of a month at a token: "5", "5th", "fifth"; 0 when there is none. */
    private int dayNumber(int i) {
        Token t = tokens.at(i);
        if (t.isNumber()) {
            int value = t.text().length() <= 2 ? number(t.text()) : 0;
            Token suffix = tokens.at(i + 1);
            boolean free = !suffix.isWord() || !suffix.glued() || ordinalSuffix(suffix);
            return value >= 1 && value <= 31 && free ? value : 0;
        }
        Long ordinal = t.isWord() ? NumberWords.ordinal(t.lower()) : null;
        return ordinal != null && ordinal <= 31 && tokens.at(i + 1).is("of") ? ordinal.intValue() : 0;
    }

    private static boolean ordinalSuffix(Token t) {
        return t.is("st") || t.is("nd") || t.is("rd") || t.is("th");
    }

    private int dayEnd(int i) {
        return tokens.at(i + 1).glued() && ordinalSuffix(tokens.at(i + 1)) ? i + 2 : i + 1;
    }

    /** The year at a token, after an optional comma or "of"; 0 when there is none. */
    private int yearAfter(int i) {
        Token year = tokens.at(skip(i));
        return years.yearAt(skip(i)) ? number(year.text()) : cutYear(i) ? fullYear(year.text()) : 0;
    }

    private int yearEnd(int i) {
        return skip(i) + 1;
    }

    /** "'22". */
    private boolean cutYear(int i) {
        Token year = tokens.at(i + 1);
        return (tokens.at(i).is("'") || tokens.at(i).is("’"))
                && year.isNumber()
                && year.glued()
                && year.text().length() == 2
                && !(tokens.at(i + 2).glued() && tokens.at(i + 2).isWord());
    }

    private int skip(int i) {
        Token t = tokens.at(i);
        boolean joins = t.is(",") || t.is("of") || t.is("in") || t.is("tahun") || t.gluedAs("-");
        return joins && years.yearAt(i + 1) || cutYear(i) ? i + 1 : i;
    }

    /** "Q3 2021", "2021 Q3", "third quarter of 2021", "first half of 2021". */
    private @Nullable Reading quarter(int i) {
        Token t = tokens.at(i);
        if (QUARTER.matcher(t.lower()).matches()) {
            int quarter = t.lower().charAt(1) - '0';
            int at = tokens.at(i + 1).is("/") || tokens.at(i + 1).is("-") ? i + 2 : i + 1;
            int year = yearAfter(at);
            int first = quarter * 3 - 2;
            return year > 0
                    ? Reading.of(months(year, first, first + 2), i, yearEnd(at))
                    : Reading.of(new Yearless(first, first + 2, 0), i, i + 1);
        }
        Long ordinal = NumberWords.ordinal(t.lower());
        boolean quarters = tokens.at(i + 1).is("quarter");
        boolean halves = tokens.at(i + 1).is("half");
        int year = ordinal != null && (quarters || halves) ? yearAfter(i + 2) : 0;
        if (ordinal == null || year == 0 || ordinal > (quarters ? 4 : 2)) {
            return null;
        }
        int length = quarters ? 3 : 6;
        int last = ordinal.intValue() * length;
        return Reading.of(months(year, last - length + 1, last), i, yearEnd(i + 2));
    }

    private static Days months(int year, int first, int last) {
        return Days.of(LocalDate.of(year, first, 1), YearMonth.of(year, last).atEndOfMonth());
    }

    private @Nullable Reading season(int i) {
        Integer firstMonth = CalendarWords.season(tokens.at(i).lower());
        int year = yearAfter(i + 1);
        if (firstMonth == null || year == 0) {
            return null;
        }
        YearMonth first = YearMonth.of(year, firstMonth);
        return Reading.of(Days.of(first.atDay(1), first.plusMonths(2).atEndOfMonth()), i, yearEnd(i + 1));
    }

    /** "second Saturday of June 2025". */
    private @Nullable Reading nthWeekday(int i) {
        Long nth = NumberWords.ordinal(tokens.at(i).lower());
        DayOfWeek weekday = nth == null || nth > 5
                ? null
                : CalendarWords.weekday(tokens.at(i + 1).lower());
        boolean joined = weekday != null
                && (tokens.at(i + 2).is("of") || tokens.at(i + 2).is("in"));
        Integer month = joined ? CalendarWords.month(tokens.at(i + 3).lower()) : null;
        int year = month == null ? 0 : yearAfter(i + 4);
        if (nth == null || weekday == null || month == null || year == 0) {
            return null;
        }
        LocalDate day = LocalDate.of(year, month, 1).with(TemporalAdjusters.dayOfWeekInMonth(nth.intValue(), weekday));
        return day.getMonthValue() == month ? Reading.of(Days.of(day, day), i, yearEnd(i + 4)) : null;
    }

    /** The "18" of "1914–18". */
    @Nullable Reading shortYear(Days first, int dash) {
        Token t = tokens.at(dash + 1);
        Interval year = first.options().get(0);
        int from = year.first().getYear();
        boolean wholeYear = year.equals(Days.year(from).options().get(0));
        int value = t.isNumber() && t.text().length() == 2 ? number(t.text()) : 0;
        boolean season = tokens.at(dash).is("/") && value == (from + 1) % 100; // "2010/11"
        boolean fits = wholeYear
                && (season || Tokens.dash(tokens.at(dash)))
                && tokens.glued(dash - 1, dash + 2)
                && from > 0
                && value > from % 100
                && !(tokens.at(dash + 2).isWord() && tokens.at(dash + 2).glued());
        return fits ? Reading.of(Days.year(from - from % 100 + value), dash + 1, dash + 2) : null;
    }

    /** Narrows "early 2019", "mid-1990s", "late 18th century" to the third it names. */
    private Reading part(Reading whole) {
        int i = whole.first() - 1;
        i = tokens.at(i).is("-") || tokens.at(i).is("the") ? i - 1 : i;
        String part = tokens.at(i).lower();
        if (i < 0 || !PARTS.contains(part) || !(whole.when() instanceof Days days)) {
            return whole;
        }
        Interval all = days.options().get(0);
        long third = (all.last().toEpochDay() - all.first().toEpochDay() + 1) / 3;
        if (third < 9) {
            return whole;
        }
        LocalDate first = all.first();
        Days narrowed = switch (part) {
            case "early", "awal" -> Days.of(first, first.plusDays(third));
            case "late", "akhir" -> Days.of(all.last().minusDays(third), all.last());
            default -> Days.of(first.plusDays(third), all.last().minusDays(third));
        };
        return new Reading(narrowed, i, whole.next(), true);
    }
}
