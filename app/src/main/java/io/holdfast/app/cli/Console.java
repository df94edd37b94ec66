package io.holdfast.app.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * What a command may touch of the process it runs in; tests give it another one.
 *
 * @param directory the working directory; relative paths of the user start here
 * @param terminal whether stderr is a terminal, so that progress may be shown
 */
record Console(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        Path directory,
        boolean terminal) {

    /** The real one. The launcher says by a property whether stderr is a terminal: Java 17 cannot ask. */
    static Console system() {
        return new Console(
                System.in,
                new PrintStream(
                        new PipeOutputStream(new FileOutputStream(FileDescriptor.out)), false, StandardCharsets.UTF_8),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                System.getenv(),
                Path.of(""),
                Boolean.getBoolean("holdfast.terminal"));
    }

    /** Whether escape codes may be written to stderr. */
    boolean colour() {
        String noColor = environment.getOrDefault("NO_COLOR", "");
        return terminal && noColor.isEmpty() && !"dumb".equals(environment.get("TERM"));
    }

    boolean debug() {
        return "1".equals(environment.get("HOLDFAST_DEBUG"));
    }

    /** The file the user named, seen from the working directory. */
    Path path(String name) {
        return directory.resolve(name);
    }
}
