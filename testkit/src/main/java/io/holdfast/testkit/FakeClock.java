package io.holdfast.testkit;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Time that passes only when the test says so. Safe for many threads. */
public final class FakeClock implements InstantSource {
    private volatile Instant now;

    private FakeClock(Instant start) {
        this.now = start;
    }

    public static FakeClock at(String instant) {
        return new FakeClock(Instant.parse(instant));
    }

    @Override
    public Instant instant() {
        return now;
    }

    public synchronized void advance(Duration duration) {
        if (duration.isNegative()) {
            throw new IllegalArgumentException("time does not run backwards: " + duration);
        }
        now = now.plus(duration);
    }
}
