package io.holdfast.core.record;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A time of day as written: in minutes from midnight, with every reading it allows ("9:00" may be morning or evening). */
record Clock(List<Integer> minutes) {
    static final int DAY = 24 * 60;

    Clock {
        minutes = List.copyOf(minutes);
    }

    /** {@code half} is "a", "p" or null when the text does not say; null when it is no time of day. */
    static @Nullable Clock of(int hour, int minute, @Nullable String half) {
        if (minute > 59 || hour > 24) {
            return null;
        }
        if (half == null || hour > 12) {
            int time = hour * 60 + minute;
            return hour == 0 || hour > 12
                    ? new Clock(List.of(time % DAY))
                    : new Clock(List.of(time % DAY, (time + DAY / 2) % DAY));
        }
        if (hour == 0) {
            return new Clock(List.of(minute));
        }
        return new Clock(List.of((hour % 12) * 60 + minute + (half.equals("p") ? DAY / 2 : 0)));
    }

    /** Whether it has one reading only. */
    boolean exact() {
        return minutes.size() == 1;
    }

    /** Its reading on a clock of 24 hours. */
    Clock first() {
        return new Clock(minutes.subList(0, 1));
    }

    /** Midnight at the end of the day is midnight at its start, and a minute before counts as well. */
    boolean is(int time) {
        int wanted = time % DAY;
        return minutes.contains(wanted)
                || wanted == DAY - 1 && minutes.contains(0)
                || wanted == 0 && minutes.contains(DAY - 1);
    }
}
