package io.holdfast.models.chat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** Time that passes only when somebody sleeps. */
final class FakeTiming implements Timing {
    static final Instant START = Instant.parse("2024-02-29T12:00:00Z");

    private final List<Duration> sleeps = new ArrayList<>();
    private Duration elapsed = Duration.ZERO;

    List<Duration> sleeps() {
        return List.copyOf(sleeps);
    }

    void advance(Duration duration) {
        elapsed = elapsed.plus(duration);
    }

    @Override
    public Clock clock() {
        return new Clock() {
            @Override
            public ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return START.plus(elapsed);
            }
        };
    }

    @Override
    public long nanos() {
        return elapsed.toNanos();
    }

    @Override
    public void sleep(Duration duration) {
        sleeps.add(duration);
        advance(duration);
    }
}
