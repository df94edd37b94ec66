package io.holdfast.app.cli;

import io.holdfast.app.EmbeddedWiring;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs what people start most, one after another in one JVM, for the launcher: the classes that are loaded here are kept
 * in an archive, and later starts find them there. Ends with the first exit code that is not 0.
 */
final class Rehearsal {
    private static final List<String> CHECK = List.of(
            "check",
            "--question",
            "When does the ferry leave?",
            "--answer",
            "The ferry leaves at nine. It takes an hour.",
            "--context",
            "The ferry to the island departs at nine every morning.");

    private static final List<List<String>> COMMANDS = List.of(List.of("version"), CHECK, List.of("serve", "--check"));

    private Rehearsal() {}

    public static void main(String[] arguments) {
        System.exit(run(Path.of("")));
    }

    static int run(Path directory) {
        PrintStream nowhere = new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Console console =
                new Console(InputStream.nullInputStream(), nowhere, nowhere, System.getenv(), directory, false);
        for (List<String> command : COMMANDS) {
            int code = Main.run(console, new EmbeddedWiring(), command.toArray(String[]::new));
            if (code != Exit.OK) {
                return code;
            }
        }
        return Exit.OK;
    }
}
