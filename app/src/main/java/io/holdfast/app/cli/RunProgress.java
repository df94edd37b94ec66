package io.holdfast.app.cli;

import io.holdfast.lab.run.Progress;
import java.time.Duration;
import java.util.Locale;

/** The progress bar of a run, on a terminal only. */
final class RunProgress implements Progress {
    private static final int WIDTH = 24;

    private final Console console;
    private boolean visible;

    RunProgress(Console console) {
        this.console = console;
    }

    @Override
    public synchronized void update(Snapshot snapshot) {
        if (!console.terminal()) {
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
