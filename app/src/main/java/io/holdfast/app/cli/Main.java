package io.holdfast.app.cli;

import io.holdfast.app.EmbeddedWiring;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.terminal.BrokenPipeException;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Errors;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.models.onnx.OnnxRuntime;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import picocli.CommandLine;

/** Entry point of the command line. */
public final class Main {
    private static final int LEAST_WIDTH = 60;
    private static final int MOST_WIDTH = 120;

    private Main() {}

    /** Commands that read with the models unless they are told not to. */
    private static final Set<String> READING = Set.of("check", "score");

    private static final Set<String> MEASURING = Set.of("bench", "selftest");
    private static final Set<String> NOT_READING = Set.of("--no-model", "--help", "-h", "--version", "-V");

    public static void main(String[] arguments) {
        if (arguments.length > 0
                && READING.contains(arguments[0])
                && Arrays.stream(arguments).noneMatch(NOT_READING::contains)) {
            OnnxRuntime.prepare(); // while the command line and the configuration are read
        }
        System.exit(run(Console.system(), new EmbeddedWiring(), arguments));
    }

    /**
     * Runs one command inside another program, such as a build tool, and returns the exit code.
     *
     * @param directory where relative paths start
     */
    public static int run(Path directory, PrintStream out, PrintStream err, String... arguments) {
        return run(
                new Console(InputStream.nullInputStream(), out, err, System.getenv(), directory, false),
                new EmbeddedWiring(),
                arguments);
    }

    /** Runs one command to its end and returns the exit code. */
    static int run(Console console, Wiring wiring, String... arguments) {
        Errors errors = new Errors(console);
        CommandLine commands = CommandTree.of(new Commands(console, wiring), arguments)
                .setOut(new PrintWriter(console.out(), false, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        console.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
                .setUsageHelpAutoWidth(false)
                .setUsageHelpWidth(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, console.width())))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(errors::usage)
                .setExecutionExceptionHandler((e, command, parsed) -> errors.execution(e))
                .setExecutionStrategy(parsed -> execute(console, parsed));
        try {
            int code = commands.execute(arguments);
            commands.getOut().flush();
            console.out().flush();
            return code;
        } catch (BrokenPipeException | UncheckedIOException | OutOfMemoryError e) {
            return errors.execution(e);
        }
    }

    /** A measurement keeps nothing on its way, and a stop says so; other commands tell what they keep. */
    private static int execute(Console console, CommandLine.ParseResult parsed) {
        boolean measures = parsed.hasSubcommand()
                && MEASURING.contains(parsed.subcommand().commandSpec().name());
        if (!measures) {
            return new CommandLine.RunLast().execute(parsed);
        }
        Stoppable measuring =
                new Stoppable(console, () -> "the measurement is not complete; the same command begins again");
        try {
            return new CommandLine.RunLast().execute(parsed);
        } finally {
            measuring.end();
        }
    }
}
