package io.holdfast.spark.cli;

import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.SparkThrowable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong, on this machine or on an executor, into one line for people and an exit code. */
final class Failures {
    private final Terminal terminal;

    Failures(Terminal terminal) {
        this.terminal = terminal;
    }

    int usage(ParameterException e) {
        terminal.err().println("holdfast spark: " + firstLine(e.getMessage()));
        UnmatchedArgumentException.printSuggestions(e, new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        terminal.err().println("Try 'holdfast spark --help'.");
        return SparkExit.BAD_INPUT;
    }

    int execution(Throwable e) {
        if (terminal.debug()) {
            e.printStackTrace(terminal.err());
        }
        List<Throwable> chain = chain(e);
        for (Throwable cause : chain) {
            if (cause instanceof HoldfastException known) {
                terminal.err().println("holdfast: " + known.getMessage());
                return SparkExit.of(known.code());
            }
        }
        for (Throwable cause : chain) {
            String problem = cause instanceof SparkThrowable known ? ofTheInput(known) : null;
            if (problem != null) {
                terminal.err().println("holdfast: " + problem);
                return SparkExit.BAD_INPUT;
            }
        }
        Throwable root = chain.get(chain.size() - 1);
        String what = root instanceof IOException ? "" : root.getClass().getSimpleName() + ": ";
        terminal.err()
                .println("holdfast: the Spark job failed: " + what + firstLine(root.getMessage())
                        + (terminal.debug() ? "" : "; HOLDFAST_DEBUG=1 shows the stack trace"));
        return SparkExit.INFRASTRUCTURE;
    }

    /** What Spark found wrong with the files it was given; null if it is about something else. */
    private static @Nullable String ofTheInput(SparkThrowable e) {
        String condition = String.valueOf(e.getCondition());
        if (condition.startsWith("FAILED_READ_FILE")) {
            return e.getMessageParameters().getOrDefault("path", "a file")
                    + " is damaged or no Parquet file; leave it out or write it again";
        } else if (condition.startsWith("CANNOT_MERGE")) {
            return "the Parquet files have a column in different types: "
                    + e.getMessageParameters().values().stream().sorted().collect(Collectors.joining(" and "))
                    + "; score them in separate jobs, or convert one";
        }
        return null;
    }

    private static List<Throwable> chain(Throwable e) {
        List<Throwable> chain = new ArrayList<>();
        for (Throwable cause = e; cause != null && !chain.contains(cause); cause = cause.getCause()) {
            chain.add(cause);
        }
        return chain;
    }

    private static String firstLine(@Nullable String message) {
        return message == null ? "no message" : message.lines().findFirst().orElse("no message");
    }
}
