package io.holdfast.text.fact.date;

import io.holdfast.text.fact.date.Dates.Reading;
import io.holdfast.text.fact.date.When.Clock;
import io.holdfast.text.fact.number.NumberWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.time.LocalTime;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads times of day: 17:00, 5:30 pm, 5 p.m., pukul 17.00, 17.00 Uhr, 17.00 h, 17h00, jam 7 malam.
 *
 * @param dots whether the dot of "19.30" parts hours and minutes, because decimals have a comma
 */
record ClockReader(Tokens tokens, boolean dots) {
    private static final Pattern HOUR = Pattern.compile("[0-9]{1,2}");
    private static final Pattern MINUTE = Pattern.compile("[0-5][0-9]");
    private static final Pattern DOTTED = Pattern.compile("[0-9]{1,2}\\.[0-9]{2}");
    private static final Pattern GLUED_MINUTE = Pattern.compile("h[0-5][0-9]");

    private static final Set<String> ZONES = Set.of("wib", "wita", "wit", "uhr");

    @Nullable Reading read(int i) {
        Token t = tokens.at(i);
        Reading spoken = SpokenClock.read(tokens, i);
        boolean none = !t.isNumber() || t.glued() && i > 0 && CalendarReader.inside(tokens.at(i - 1));
        return spoken != null || none ? spoken : numeric(i);
    }

    private @Nullable Reading numeric(int i) {
        Token t = tokens.at(i);
        int hour = small(t.text());
        int minute = 0;
        int second = 0;
        int next = i + 1;
        boolean minutes = false;
        boolean dotted = false;
        if (tokens.at(next).is(":") && tokens.glued(i, i + 3)) {
            minute = minute(tokens.at(next + 1).text());
            minutes = true;
            next += 2;
            if (tokens.at(next).is(":") && tokens.glued(next - 1, next + 2)) {
                second = minute(tokens.at(next + 1).text());
                next += 2;
            }
        } else if (tokens.at(next).glued()
                && GLUED_MINUTE.matcher(tokens.at(next).lower()).matches()) {
            minute = minute(tokens.at(next).text().substring(1));
            minutes = true;
            next++;
        } else if (hour < 0 && DOTTED.matcher(t.text()).matches()) {
            hour = small(t.text().substring(0, t.text().indexOf('.')));
            minute = minute(t.text().substring(t.text().indexOf('.') + 1));
            dotted = true;
        }
        if (hour < 0 || hour > 24 || minute < 0 || second < 0 || (hour == 24 && minute > 0)) {
            return null;
        }
        int half = meridiem(next);
        boolean hours = i > 0 && tokens.at(i - 1).is("jam") && !countedHours(i - 2);
        boolean named = i > 0 && tokens.at(i - 1).is("pukul") || dotted && (hours || zoned(next));
        PartOfDay part = minutes || named || hours ? PartOfDay.at(tokens, next, hour) : null;
        if (part != null) {
            return at(part.hour(), minute, second, i, part.next());
        }
        if (half != 0) {
            if (hour < 1 || hour > 12) {
                return minutes && hour <= 23 ? at(hour, minute, second, i, next) : null;
            }
            int past = meridiemEnd(next);
            return at(hour % 12 + (half > 0 ? 12 : 0), minute, second, i, past);
        }
        if (dotted && !named) {
            return null;
        }
        Reading shared = minutes ? null : sharedHalf(hour, minute, i, next);
        if (shared != null) {
            return shared;
        }
        if (!(minutes || named)) {
            return null;
        }
        boolean open = hour >= 1 && hour <= 12 && !(t.text().startsWith("0") && minutes) && !named;
        if (open) {
            LocalTime morning = LocalTime.of(hour % 12, minute, second);
            return Reading.of(new Clock(List.of(morning, morning.plusHours(12))), i, next);
        }
        return at(hour % 24, minute, second, i, next);
    }

    /** The "9" of "9–11 a.m." and of "9 to 5 pm": the half of the day follows the other end. */
    private @Nullable Reading sharedHalf(int hour, int minute, int i, int next) {
        boolean joins = Tokens.dash(tokens.at(next)) || tokens.at(next).is("to");
        int other = joins ? small(tokens.at(next + 1).text()) : -1;
        int half = other < 1 ? 0 : meridiem(next + 2);
        if (half == 0 || hour < 1 || hour > 12) {
            return null;
        }
        boolean evening = half > 0 && hour % 12 < other % 12;
        return at(hour % 12 + (evening ? 12 : 0), minute, 0, i, next);
    }

    private static Reading at(int hour, int minute, int second, int first, int next) {
        return Reading.of(new Clock(List.of(LocalTime.of(hour % 24, minute, second))), first, next);
    }

    /** The two digits of an hour, or -1 when the text is none. */
    static int small(String digits) {
        return digits.length() <= 2 && HOUR.matcher(digits).matches() ? Integer.parseInt(digits) : -1;
    }

    private static int minute(String digits) {
        return MINUTE.matcher(digits).matches() ? Integer.parseInt(digits) : -1;
    }

    /** The number of "5 jam 20 menit", which is a duration. */
    private boolean countedHours(int i) {
        return i >= 0
                && (tokens.at(i).isNumber() || NumberWords.word(tokens.at(i).lower()) != null);
    }

    /** What only a time has behind it, there or behind the end of "08.00–17.00 WIB" and "de 9.30 a 14.00 h". */
    private boolean zoned(int next) {
        boolean range = DOTTED.matcher(tokens.at(next + 1).text()).matches();
        String zone = tokens.at(range ? next + 2 : next).lower();
        return ZONES.contains(zone) || dots && zone.equals("h");
    }

    /** -1 for a.m., 1 for p.m., 0 for neither. */
    private int meridiem(int i) {
        Token t = tokens.at(i);
        if (t.is("am") || t.is("pm")) {
            return t.is("pm") ? 1 : -1;
        }
        boolean dots = (t.is("a") || t.is("p"))
                && tokens.at(i + 1).is(".")
                && tokens.at(i + 2).is("m");
        return dots && tokens.glued(i, i + 3) ? (t.is("p") ? 1 : -1) : 0;
    }

    private int meridiemEnd(int i) {
        return tokens.at(i).lower().length() == 2 ? i + 1 : tokens.at(i + 3).gluedAs(".") ? i + 4 : i + 3;
    }
}
