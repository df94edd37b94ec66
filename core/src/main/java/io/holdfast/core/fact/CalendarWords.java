package io.holdfast.core.fact;

import java.time.DayOfWeek;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Month, weekday and season names in English and Indonesian. */
final class CalendarWords {
    private static final Map<String, Integer> MONTHS = new HashMap<>();
    private static final Map<String, DayOfWeek> WEEKDAYS = new HashMap<>();
    private static final Map<String, DayOfWeek> SHORT_WEEKDAYS = new HashMap<>();
    private static final Map<String, Integer> SEASONS =
            Map.of("spring", 3, "summer", 6, "autumn", 9, "fall", 9, "winter", 12);
    /** Month names that stand alone as months when capitalised; the short ones and "may", "march" need company. */
    private static final Set<String> CLEAR = Set.of(
            "january",
            "february",
            "april",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "januari",
            "februari",
            "maret",
            "juni",
            "juli",
            "agustus",
            "oktober",
            "desember");

    static {
        months("january february march april may june july august september october november december");
        months("januari februari maret april mei juni juli agustus september oktober november desember");
        months("jan feb mar apr may jun jul aug sep oct nov dec");
        MONTHS.put("sept", 9);
        MONTHS.put("agu", 8);
        MONTHS.put("agt", 8);
        MONTHS.put("nopember", 11);
        MONTHS.put("pebruari", 2);
        MONTHS.put("okt", 10);
        MONTHS.put("des", 12);
        weekdays(WEEKDAYS, "monday tuesday wednesday thursday friday saturday sunday");
        weekdays(WEEKDAYS, "mondays tuesdays wednesdays thursdays fridays saturdays sundays");
        weekdays(WEEKDAYS, "senin selasa rabu kamis jumat sabtu minggu");
        WEEKDAYS.put("ahad", DayOfWeek.SUNDAY);
        weekdays(SHORT_WEEKDAYS, "mon tue wed thu fri sat sun");
        SHORT_WEEKDAYS.put("tues", DayOfWeek.TUESDAY);
        SHORT_WEEKDAYS.put("thur", DayOfWeek.THURSDAY);
        SHORT_WEEKDAYS.put("thurs", DayOfWeek.THURSDAY);
    }

    private CalendarWords() {}

    private static void months(String names) {
        String[] each = names.split(" ");
        for (int i = 0; i < each.length; i++) {
            MONTHS.put(each[i], i + 1);
        }
    }

    private static void weekdays(Map<String, DayOfWeek> into, String names) {
        String[] each = names.split(" ");
        for (int i = 0; i < each.length; i++) {
            into.put(each[i], DayOfWeek.of(i + 1));
        }
    }

    static @Nullable Integer month(String lower) {
        return MONTHS.get(lower);
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
        return WEEKDAYS.get(lower);
    }

    static @Nullable DayOfWeek anyWeekday(String lower) {
        DayOfWeek day = WEEKDAYS.get(lower);
        return day == null ? SHORT_WEEKDAYS.get(lower) : day;
    }

    /** The first month of a season (northern), or null. */
    static @Nullable Integer season(String lower) {
        return SEASONS.get(lower);
    }
}
