package io.holdfast.core.record;

import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The opening hours of a record: per day of the week what its attribute says. */
final class OpeningHours {
    private static final Pattern TIMES = Pattern.compile(
            "(\\d{1,2}):?(\\d{1,2})?\\s*([ap])?\\.?m?\\.?\\s*(?:-|–|to)\\s*(\\d{1,2}):?(\\d{1,2})?\\s*([ap])?\\.?m?\\.?");

    /** What a record says of one day. */
    enum State {
        OPEN,
        CLOSED,
        /** "0:0-0:0": closed in some data, around the clock in other. */
        AMBIGUOUS,
        /** Nothing, or nothing readable. */
        SILENT
    }

    /** One day; the times count only when it is open. */
    record Day(State state, int opens, int closes, @Nullable Attribute attribute) {
        boolean roundTheClock() {
            return state == State.AMBIGUOUS || state == State.OPEN && opens % Clock.DAY == closes % Clock.DAY;
        }
    }

    private static final Day SILENT = new Day(State.SILENT, 0, 0, null);

    private final Map<DayOfWeek, Day> days = new EnumMap<>(DayOfWeek.class);

    /** The attribute that stands for the whole table where there are no days in it. */
    final @Nullable Attribute empty;

    private OpeningHours(@Nullable Attribute empty) {
        this.empty = empty;
    }

    static OpeningHours of(List<Attribute> attributes) {
        Attribute nothing = null;
        for (Attribute attribute : attributes) {
            if (attribute.name().matches("(?:opening |business )?hours") && attribute.silent()) {
                nothing = attribute;
            }
        }
        OpeningHours hours = new OpeningHours(nothing);
        for (Attribute attribute : attributes) {
            DayOfWeek day = day(attribute.name());
            if (day != null && !attribute.listed() && attribute.parent().contains("hour")) {
                hours.days.putIfAbsent(day, read(attribute));
            }
        }
        return hours;
    }

    /** Whether the record has a table of hours with at least one day in it. */
    boolean stated() {
        return days.values().stream().anyMatch(d -> d.state != State.SILENT);
    }

    Day on(DayOfWeek day) {
        return days.getOrDefault(day, SILENT);
    }

    List<Attribute> attributes() {
        List<Attribute> found = new ArrayList<>();
        days.values().forEach(d -> {
            if (d.attribute != null) {
                found.add(d.attribute);
            }
        });
        if (found.isEmpty() && empty != null) {
            found.add(empty);
        }
        return found;
    }

    private static Day read(Attribute attribute) {
        String value = attribute.value().strip().toLowerCase(Locale.ROOT);
        if (attribute.silent()) {
            return new Day(State.SILENT, 0, 0, attribute);
        }
        if (value.startsWith("closed")) {
            return new Day(State.CLOSED, 0, 0, attribute);
        }
        if (value.contains("24 hours") || value.contains("24h")) {
            return new Day(State.OPEN, 0, 0, attribute);
        }
        Matcher times = TIMES.matcher(value);
        if (!times.matches()) {
            return new Day(State.SILENT, 0, 0, attribute);
        }
        int opens = minutes(times.group(1), times.group(2), times.group(3));
        int closes = minutes(times.group(4), times.group(5), times.group(6));
        return new Day(opens == 0 && closes == 0 ? State.AMBIGUOUS : State.OPEN, opens, closes, attribute);
    }

    private static int minutes(String hour, @Nullable String minute, @Nullable String half) {
        int h = Integer.parseInt(hour);
        int m = minute == null ? 0 : Integer.parseInt(minute);
        return half == null ? h * 60 + m : (h % 12) * 60 + m + (half.equals("p") ? Clock.DAY / 2 : 0);
    }

    /** A day by its English name or its first three or four letters. */
    static @Nullable DayOfWeek day(String name) {
        String word = name.toLowerCase(Locale.ROOT).strip();
        if (word.length() < 3) {
            return null;
        }
        for (DayOfWeek day : DayOfWeek.values()) {
            String full = day.name().toLowerCase(Locale.ROOT);
            if (full.equals(word) || word.length() <= 5 && full.startsWith(word)) {
                return day;
            }
        }
        return null;
    }
}
