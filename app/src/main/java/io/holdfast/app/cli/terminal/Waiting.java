package io.holdfast.app.cli.terminal;

import java.time.Duration;
import java.util.Locale;

/** Says now and then that a command is at work while one thing takes long: progress is shown only when a thing is done. */
public final class Waiting implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofSeconds(30);

    private final Console console;
    private final ProgressLine progress;
    private final Duration pause;
    private final Thread thread;

    public Waiting(Console console, ProgressLine progress) {
        this(console, progress, PAUSE);
    }

    Waiting(Console console, ProgressLine progress, Duration pause) {
        this.console = console;
        this.progress = progress;
        this.pause = pause;
        this.thread = new Thread(this::watch, "holdfast-waiting");
        thread.setDaemon(true);
        thread.start();
    }

    private void watch() {
        long before = progress.count();
        Duration stood = Duration.ZERO;
        try {
            while (true) {
                Thread.sleep(pause.toMillis());
                stood = progress.count() == before ? stood.plus(pause) : Duration.ZERO;
                before = progress.count();
                if (!stood.isZero()) {
                    console.err()
                            .printf(
                                    Locale.ROOT,
                                    "holdfast: still at work on number %,d for %,d s; a long answer or long documents take"
                                            + " long%n",
                                    before + 1,
                                    stood.toSeconds());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
