package io.holdfast.app.cli.terminal;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
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
 * @param screen whether stdout is a terminal, so that colours may be shown
 * @param columns width of the terminal; 0 when it is not known
 */
public record Console(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        Path directory,
        boolean terminal,
        boolean screen,
        int columns) {
    private static final int USUAL_WIDTH = 80;
    private static final int LEAST_WIDTH = 40;

    public Console(
            InputStream in,
            PrintStream out,
            PrintStream err,
            Map<String, String> environment,
            Path directory,
            boolean terminal) {
        this(in, out, err, environment, directory, terminal, false, 0);
    }

    /** The real one. The launcher says by properties what is a terminal and how wide: Java 17 cannot ask. */
    public static Console system() {
        return new Console(
                System.in,
                new PrintStream(
                        new PipeOutputStream(new FileOutputStream(FileDescriptor.out)), false, StandardCharsets.UTF_8),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                System.getenv(),
                Path.of(""),
                Boolean.getBoolean("holdfast.terminal"),
                Boolean.getBoolean("holdfast.screen"),
                Integer.getInteger("holdfast.columns", 0));
    }

    /** Whether escape codes may be written to stdout. */
    public boolean colour() {
        String noColor = environment.getOrDefault("NO_COLOR", "");
        return screen && noColor.isEmpty() && !"dumb".equals(environment.get("TERM"));
    }

    /** How many characters fit on a line: those of the terminal, else of the variable COLUMNS, else 80. */
    public int width() {
        if (columns > 0) {
            return Math.max(LEAST_WIDTH, columns);
        }
        String said = environment.getOrDefault("COLUMNS", "");
        return said.matches("[1-9][0-9]{0,3}") ? Math.max(LEAST_WIDTH, Integer.parseInt(said)) : USUAL_WIDTH;
    }

    /** A remark on stderr. */
    public void note(String text) {
        String remark = "holdfast: " + text;
        err.println(terminal ? Fold.words(remark, width(), "  ") : remark);
    }

    boolean debug() {
        return "1".equals(environment.get("HOLDFAST_DEBUG"));
    }

    /** The file the user named, seen from the working directory; a variable of a script that is not set names none. */
    public Path path(String name) {
        if (name.isBlank()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "a file or folder is named by an empty text (a variable that is not set?); the working directory is .");
        }
        return directory.resolve(name);
    }

    /** The same with another standard output, which is no terminal. */
    public Console writing(PrintStream other) {
        return new Console(in, other, err, environment, directory, terminal, false, columns);
    }

    /** The same with another standard input. */
    public Console reading(InputStream other) {
        return new Console(other, out, err, environment, directory, terminal, screen, columns);
    }
}
