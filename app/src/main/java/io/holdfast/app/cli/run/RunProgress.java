package io.holdfast.app.cli.run;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.lab.run.Progress;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The progress of a run: a bar on a terminal, elsewhere a line every half minute. */
final class RunProgress implements Progress {
    private static final int WIDTH = 24;
    private static final Duration LOG_PAUSE = Duration.ofSeconds(30);

    private final Console console;
    private final InstantSource clock;
    private Instant logged;
    private boolean visible;
    private volatile @Nullable Snapshot last;

    RunProgress(Console console, InstantSource clock) {
        this.console = console;
        this.clock = clock;
        this.logged = clock.instant();
    }

    @Override
    public void update(Snapshot snapshot) {
        Stoppable.step(() -> show(snapshot));
    }

    /** What is kept of a run that is stopped now, and how it goes on. */
    String kept(boolean resuming) {
        Snapshot now = last;
        if (now == null) {
            return "no trial was answered yet; the same command begins again";
        }
        return now.done() - now.failed() + " of " + now.total() + " trials are answered and kept; the same command"
                + (resuming ? "" : " without --no-resume") + " goes on from there";
    }

    private void show(Snapshot snapshot) {
        last = snapshot;
        if (!console.terminal()) {
            log(snapshot);
            return;
        }
        visible = true;
        int filled = snapshot.total() == 0 ? WIDTH : WIDTH * snapshot.done() / snapshot.total();
        console.err()
                .printf(
                        Locale.ROOT,
                        "\r[%s%s] %d/%d%s%s ",
                        "#".repeat(filled),
                        "-".repeat(WIDTH - filled),
                        snapshot.done(),
                        snapshot.total(),
                        snapshot.failed() == 0 ? "" : ", " + snapshot.failed() + " failed",
                        snapshot.eta() == null ? "" : ", " + time(snapshot.eta()) + " left");
    }

    private void log(Snapshot snapshot) {
        Instant now = clock.instant();
        if (Duration.between(logged, now).compareTo(LOG_PAUSE) >= 0) {
            logged = now;
            console.err()
                    .println("holdfast: " + snapshot.done() + " of " + snapshot.total() + " trials"
                            + (snapshot.failed() == 0 ? "" : ", " + snapshot.failed() + " failed")
                            + (snapshot.eta() == null ? "" : ", " + time(snapshot.eta()) + " left"));
        }
    }

    void end() {
        if (visible) {
            console.err().print("\r" + " ".repeat(78) + "\r");
            console.err().flush();
        }
    }

    private static String time(Duration duration) {
        long seconds = duration.toSeconds();
        return seconds >= 3600
                ? seconds / 3600 + " h " + seconds % 3600 / 60 + " min"
                : seconds >= 60 ? seconds / 60 + " min " + seconds % 60 + " s" : seconds + " s";
    }
}
