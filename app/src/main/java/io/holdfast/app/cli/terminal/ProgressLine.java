package io.holdfast.app.cli.terminal;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;

/** How far a command has come, on stderr: a counter on one line of a terminal, elsewhere a line every half minute. */
public final class ProgressLine {
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final Duration LOG_PAUSE = Duration.ofSeconds(30);

    private final Console console;
    private final InstantSource clock;
    private final String one;
    private final long total;
    private final Instant start;
    private Instant shown;
    private volatile long count;
    private boolean visible;

    /** @param one what is counted, in the singular; an s makes it many */
    public ProgressLine(Console console, InstantSource clock, String one) {
        this(console, clock, one, 0);
    }

    /** @param total how many there will be; 0 when that is not known */
    public ProgressLine(Console console, InstantSource clock, String one, long total) {
        this.console = console;
        this.clock = clock;
        this.one = one;
        this.total = total;
        this.start = clock.instant();
        this.shown = start;
    }

    public void step() {
        Stoppable.step(this::show);
    }

    /** How many steps there were. */
    public long count() {
        return count;
    }

    public long total() {
        return total;
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // one thread counts, others read
    private void show() {
        count++;
        Instant now = clock.instant();
        if (Duration.between(shown, now).compareTo(console.terminal() ? PAUSE : LOG_PAUSE) < 0) {
            return;
        }
        shown = now;
        String of = total > 0 ? String.format(Locale.ROOT, " of %,d", total) : "";
        String many = count == 1 && of.isEmpty() ? "" : "s";
        String line = String.format(Locale.ROOT, "%,d%s %s%s, %,.0f/s", count, of, one, many, rate(now));
        if (console.terminal()) {
            visible = true;
            console.err().print("\r" + line + " ");
        } else {
            console.err().println("holdfast: " + line);
        }
    }

    /** Removes the line; the next step shows it again. */
    public void clear() {
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
