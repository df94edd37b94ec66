package io.holdfast.app.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The end of the process, by a signal or not: files that are not whole are removed, and folders of work that is not done. */
final class UnfinishedFiles {
    private static final Set<Path> UNFINISHED = ConcurrentHashMap.newKeySet();
    /** Work that goes on while the process ends may write into a folder that is being removed. */
    private static final int TRIES = 20;

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

    /** Whether it was unfinished until now. */
    static boolean finished(Path file) {
        return UNFINISHED.remove(file);
    }

    private static void clean() {
        begun = true;
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {}); // it misses what is removed here
        for (Path file : UNFINISHED) {
            for (int i = 0; i < TRIES && Files.exists(file); i++) {
                try {
                    remove(file);
                } catch (IOException | UncheckedIOException e) {
                    // once more; the next command that writes a file finds it unlocked and takes its place
                }
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
