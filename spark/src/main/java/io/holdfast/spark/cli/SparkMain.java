package io.holdfast.spark.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** Entry point of {@code holdfast spark} and of the job jar given to spark-submit. */
public final class SparkMain {
    private SparkMain() {}

    public static void main(String[] arguments) {
        Terminal terminal =
                new Terminal(System.out, System.err, System.getenv(), Boolean.getBoolean("holdfast.terminal"));
        int code = run(terminal, arguments);
        // spark-submit takes a returning main for success; anything else it must be told
        if (code != SparkExit.OK) {
            System.exit(code);
        }
    }

    static int run(Terminal terminal, String... arguments) {
        Failures failures = new Failures(terminal);
        CommandLine command = new CommandLine(new SparkJobCommand(terminal))
                .setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, unused) -> failures.usage(e))
                .setExecutionExceptionHandler((e, unused, parsed) -> failures.execution(e));
        return command.execute(arguments);
    }
}
