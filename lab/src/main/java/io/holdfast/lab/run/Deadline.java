package io.holdfast.lab.run;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The moment after which a run makes no further call, on a clock that only goes forward: a wall clock that is set anew
 * neither ends a run nor lets it go on.
 */
public final class Deadline {
    private static final Duration NEVER = Duration.ofNanos(Long.MAX_VALUE);

    private final Duration duration;
    private final LongSupplier nanos;
    private final long begin;

    private Deadline(Duration duration, LongSupplier nanos) {
        this.duration = duration;
        this.nanos = nanos;
        this.begin = nanos.getAsLong();
    }

    public static Deadline none() {
        return new Deadline(NEVER, () -> 0);
    }

    /** @param nanos a clock of nanoseconds, such as {@code System::nanoTime} */
    public static Deadline in(Duration duration, LongSupplier nanos) {
        return new Deadline(duration, nanos);
    }

    public boolean passed() {
        return left().compareTo(Duration.ZERO) <= 0;
    }

    /** What is left of it, and never more than {@code longest}. */
    Duration remaining(Duration longest) {
        Duration left = left();
        return left.compareTo(longest) < 0 ? left : longest;
    }

    private Duration left() {
        return duration.minusNanos(nanos.getAsLong() - begin);
    }
}
