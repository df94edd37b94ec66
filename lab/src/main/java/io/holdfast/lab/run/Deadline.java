package io.holdfast.lab.run;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** The instant after which a run makes no further call. */
public final class Deadline {
    private final InstantSource clock;
    private final @Nullable Instant end;

    private Deadline(InstantSource clock, @Nullable Instant end) {
        this.clock = clock;
        this.end = end;
    }

    public static Deadline none(InstantSource clock) {
        return new Deadline(clock, null);
    }

    public static Deadline in(Duration duration, InstantSource clock) {
        return new Deadline(clock, clock.instant().plus(duration));
    }

    public boolean passed() {
        return end != null && !clock.instant().isBefore(end);
    }

    /** What is left of it, and never more than {@code longest}. */
    Duration remaining(Duration longest) {
        if (end == null) {
            return longest;
        }
        Duration left = Duration.between(clock.instant(), end);
        return left.compareTo(longest) < 0 ? left : longest;
    }
}
