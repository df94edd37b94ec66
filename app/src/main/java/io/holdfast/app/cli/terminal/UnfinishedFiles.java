package io.holdfast.app.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The end of the process, by a signal or not: files that are not whole are removed. */
final class UnfinishedFiles {
    private static final Set<Path> UNFINISHED = ConcurrentHashMap.newKeySet();
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

    /** Removes this file if the process ends before {@link #finished}. */
    static void unfinished(Path file) {
        UNFINISHED.add(file);
    }

    /** Whether it was unfinished until now. */
    static boolean finished(Path file) {
        return UNFINISHED.remove(file);
    }

    private static void clean() {
        begun = true;
        for (Path file : UNFINISHED) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                // the next command that writes there finds it unlocked and takes its place
            }
        }
    }
}
