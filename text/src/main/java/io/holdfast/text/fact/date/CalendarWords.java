package io.holdfast.text.fact.date;

import io.holdfast.text.fact.shared.FactWords;
import java.time.DayOfWeek;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Month, weekday and season names in English and Indonesian. */
final class CalendarWords {
    private static final Map<String, Long> MONTHS = FactWords.values("month");
    private static final Map<String, Long> WEEKDAYS = FactWords.values("weekday");
    private static final Map<String, Long> SHORT_WEEKDAYS = FactWords.values("short_weekday");
    private static final Map<String, Long> SEASONS = FactWords.values("season");
    /** Month names that are months wherever they have a capital; the short ones, "may" and "march" need company. */
    private static final Set<String> CLEAR = FactWords.of("clear_month");

    private CalendarWords() {}

    static @Nullable Integer month(String lower) {
        return number(MONTHS, lower);
    }

    /** Whether a month's name is cut, so that a dot may belong to it. */
    static boolean shortMonth(String lower) {
        boolean whole = lower.equals("may") || lower.equals("mei") || CLEAR.contains(lower);
        return lower.length() <= 4 && MONTHS.containsKey(lower) && !whole;
    }

    static boolean clearMonth(String lower) {
        return CLEAR.contains(lower);
    }

    static @Nullable DayOfWeek weekday(String lower) {
        return day(WEEKDAYS, lower);
    }

    static @Nullable DayOfWeek anyWeekday(String lower) {
        DayOfWeek day = weekday(lower);
        return day == null ? day(SHORT_WEEKDAYS, lower) : day;
    }

    /** The first month of a season (northern), or null. */
    static @Nullable Integer season(String lower) {
        return number(SEASONS, lower);
    }

    private static @Nullable Integer number(Map<String, Long> names, String lower) {
        Long value = names.get(lower);
        return value == null ? null : value.intValue();
    }

    private static @Nullable DayOfWeek day(Map<String, Long> names, String lower) {
        Integer number = number(names, lower);
        return number == null ? null : DayOfWeek.of(number);
    }
}
