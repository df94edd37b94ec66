package io.holdfast.app.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A counter on one line of stderr, a few times a second, and only on a terminal. */
final class Progress {
    private static final Duration PAUSE = Duration.ofMillis(200);

    private final Console console;
    private final InstantSource clock;
    private final String what;
    private final Instant start;
    private Instant shown;
    private long count;
    private boolean visible;

    Progress(Console console, InstantSource clock, String what) {
        this.console = console;
        this.clock = clock;
        this.what = what;
        this.start = clock.instant();
        this.shown = start;
    }

    void step() {
        count++;
        if (!console.terminal()) {
            return;
        }
        Instant now = clock.instant();
        if (Duration.between(shown, now).compareTo(PAUSE) >= 0) {
            shown = now;
            visible = true;
            console.err().printf("\r%,d %s, %,.0f/s ", count, what, rate(now));
        }
    }

    /** Removes the line; the next step shows it again. */
    void clear() {
        if (visible) {
            visible = false;
            console.err().print("\r" + " ".repeat(60) + "\r");
            console.err().flush();
        }
    }

    private double rate(Instant now) {
        double seconds = Duration.between(start, now).toMillis() / 1000.0;
        return seconds > 0 ? count / seconds : 0;
    }
}
