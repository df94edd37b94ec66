package io.holdfast.app.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The end of the process, by a signal or not: files that are not whole are removed, and folders of work that is not done. */
final class UnfinishedFiles {
    private static final Set<Path> UNFINISHED = ConcurrentHashMap.newKeySet();
    /** Work that goes on while the process ends may write into a folder that is being removed, or make it again. */
    private static final int TRIES = 100;

    private static final Duration PAUSE = Duration.ofMillis(20);
    /** Looks at a place that must all find nothing there. */
    private static final int GONE = 10;

    private static volatile boolean begun;

    static {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(UnfinishedFiles::clean, "holdfast-clean"));
        } catch (IllegalStateException e) {
            begun = true;
        }
    }

    private UnfinishedFiles() {}

    /** Whether the process is ending: what fails from now on fails for that reason, and need not be told. */
    static boolean begun() {
        return begun;
    }

    /** Removes this file or folder if the process ends before {@link #finished}. */
    static void unfinished(Path file) {
        UNFINISHED.add(file);
    }

    /** A new temporary folder that is unfinished from its first moment on; none is made once the process is ending. */
    static Path folder(String prefix) throws IOException {
        synchronized (UNFINISHED) {
            if (begun) {
                throw new IOException("the process is ending");
            }
            Path folder = Files.createTempDirectory(prefix);
            unfinished(folder);
            return folder;
        }
    }

    /** Whether it was unfinished until now. */
    static boolean finished(Path file) {
        return UNFINISHED.remove(file);
    }

    private static void clean() {
        synchronized (UNFINISHED) {
            begun = true;
        }
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {}); // it misses what is removed here
        try {
            for (Path file : UNFINISHED) {
                clean(file);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next command that writes a file finds it unlocked and takes its place, where this fails. */
    private static void clean(Path file) throws InterruptedException {
        boolean folder = Files.isDirectory(file);
        int gone = 0;
        for (int i = 0; i < TRIES && gone < (folder ? GONE : 1); i++) {
            try {
                gone = Files.exists(file) ? 0 : gone + 1;
                if (gone == 0) {
                    remove(file);
                }
            } catch (IOException | UncheckedIOException e) {
                // once more
            }
            if (folder) {
                Thread.sleep(PAUSE.toMillis());
            }
        }
    }

    /** A file, or a folder with everything in it. */
    static void remove(Path path) throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
