package io.holdfast.models.chat;

import java.time.Clock;
import java.time.Duration;

/** Time as the clients see it; handed in, so that tests never wait. */
public interface Timing {
    /** The calendar, for servers that name a date. */
    Clock clock();

    /** A steady count of nanoseconds, for measuring. */
    long nanos();

    void sleep(Duration duration) throws InterruptedException;

    static Timing system() {
        return new Timing() {
            @Override
            public Clock clock() {
                return Clock.systemUTC();
            }

            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public void sleep(Duration duration) throws InterruptedException {
                Thread.sleep(duration.toMillis());
            }
        };
    }
}
