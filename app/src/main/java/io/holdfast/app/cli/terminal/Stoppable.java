package io.holdfast.app.cli.terminal;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Work that a signal may stop. The progress is removed then, and one line says what was stopped, what is kept and how to
 * go on. Nothing is said or written after it: a thread that comes here later waits for the end of the process.
 */
public final class Stoppable {
    /** A reader that takes nothing more from stdout or stderr must not keep the process. */
    private static final long PATIENCE_MILLIS = 2_000;

    private static final int LINE = 78;
    private static final Object LOCK = new Object();
    private static final Set<Stoppable> UNDER_WAY = new LinkedHashSet<>();
    private static boolean stopped;

    static {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(Stoppable::stop, "holdfast-stopped"));
        } catch (IllegalStateException e) {
            stopped = true;
        }
    }

    private final Console console;
    private final Supplier<String> sentence;

    /** @param sentence what was stopped, what is kept, how to go on; asked for when that happens */
    public Stoppable(Console console, Supplier<String> sentence) {
        this.console = console;
        this.sentence = sentence;
        step(() -> UNDER_WAY.add(this));
    }

    /** Does a part that a stop leaves whole: it is done before the stop is told, or not at all. */
    public static void step(Runnable part) {
        synchronized (LOCK) {
            if (!stopped) {
                part.run();
                return;
            }
        }
        while (true) {
            LockSupport.park();
            boolean unused = Thread.interrupted(); // the JVM ends without asking its threads
        }
    }

    /** From here on the work is done, and a signal stops nothing worth a word. */
    public void end() {
        step(() -> UNDER_WAY.remove(this));
    }

    /** Of work that has ended nothing is told: a process that ends by itself comes here too. */
    private static void stop() {
        Thread telling = new Thread(
                () -> {
                    synchronized (LOCK) {
                        stopped = true;
                        UNDER_WAY.forEach(Stoppable::tell);
                    }
                },
                "holdfast-telling");
        telling.setDaemon(true);
        telling.start();
        try {
            telling.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void tell() {
        console.out().flush();
        if (console.terminal()) {
            int width = Math.min(LINE, console.width() - 1);
            console.err().print("\r" + " ".repeat(width) + "\r");
        }
        console.note("stopped: " + sentence.get());
    }
}
