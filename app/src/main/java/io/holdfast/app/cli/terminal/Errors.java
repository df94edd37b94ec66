package io.holdfast.app.cli.terminal;

import io.holdfast.core.config.Secrets;
import io.holdfast.core.config.Suggestion;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one line for people and an exit code for scripts. */
public final class Errors {
    /** The reason that the system gives for a write to a read-only file system. */
    static final String READ_ONLY = "Read-only file system";

    private final Console console;

    public Errors(Console console) {
        this.console = console;
    }

    /** Bad usage: what is wrong, what was perhaps meant, where help is. */
    public int usage(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        Optional<String> unknown = unknownCommand(e);
        if (unknown.isPresent()) {
            line(name + ": '" + unknown.get() + "' is no command");
            Suggestion.closest(unknown.get(), command.getSubcommands().keySet())
                    .ifPresent(meant -> line("Did you mean " + name + " " + meant + "?"));
            line("Try '" + name + " --help'.");
            return Exit.BAD_INPUT;
        }
        line(name + ": " + plain(firstLine(e.getMessage())));
        Optional<String> option = nearestOption(e);
        if (option.isPresent()) {
            line("Did you mean " + option.get() + "?");
        } else {
            UnmatchedArgumentException.printSuggestions(
                    e, new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        }
        line("Try '" + name + " --help'.");
        return Exit.BAD_INPUT;
    }

    /** What was typed where the name of a command belongs and is none. */
    private static Optional<String> unknownCommand(ParameterException e) {
        if (String.valueOf(e.getMessage()).startsWith("Unknown subcommand")) {
            return Optional.ofNullable(e.getValue());
        }
        return e instanceof UnmatchedArgumentException unmatched
                        && !unmatched.isUnknownOption()
                        && !e.getCommandLine().getSubcommands().isEmpty()
                ? unmatched.getUnmatched().stream().findFirst()
                : Optional.empty();
    }

    /** The option of the command that an unknown one looks like. */
    private static Optional<String> nearestOption(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched) || !unmatched.isUnknownOption()) {
            return Optional.empty();
        }
        String typed = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
        return Suggestion.closest(
                typed, e.getCommandLine().getCommandSpec().optionsMap().keySet());
    }

    public int execution(Throwable e) {
        if (e instanceof BrokenPipeException) {
            return Exit.OK;
        }
        if (UnfinishedFiles.begun()) {
            return Exit.INFRASTRUCTURE;
        }
        if (console.debug()) {
            e.printStackTrace(console.err());
        }
        if (e instanceof HoldfastException known) {
            line("holdfast: " + known.getMessage());
            return Exit.of(known.code());
        } else if (e instanceof UncheckedIOException unchecked) {
            return io(unchecked.getCause() == null ? new IOException(e.getMessage()) : unchecked.getCause());
        } else if (e instanceof IOException checked) {
            return io(checked);
        } else if (e instanceof OutOfMemoryError) {
            line("holdfast: out of memory; give Java more, e.g. HOLDFAST_JAVA_OPTS=-Xmx4g");
            return Exit.INFRASTRUCTURE;
        }
        line("holdfast: internal error: " + e
                + (console.debug() ? "" : "; set HOLDFAST_DEBUG=1 for the stack trace and please report it"));
        return Exit.INFRASTRUCTURE;
    }

    private int io(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            line("holdfast: " + missing.getFile() + " does not exist; check the path");
            return Exit.BAD_INPUT;
        } else if (e instanceof AccessDeniedException denied) {
            line("holdfast: " + denied.getFile() + " may not be accessed; check its permissions");
            return Exit.BAD_INPUT;
        } else if (e instanceof FileSystemException file && READ_ONLY.equals(file.getReason())) {
            line("holdfast: " + file.getFile()
                    + " cannot be written, its file system is read-only; name another place");
        } else if (e instanceof FileSystemException file && file.getReason() != null) {
            line("holdfast: " + file.getFile() + ": " + file.getReason());
        } else {
            line("holdfast: " + e.getMessage());
        }
        return Exit.INFRASTRUCTURE;
    }

    private void line(String text) {
        console.err().println(Secrets.hide(text));
    }

    /** Without the names of Java's types. */
    private static String plain(String message) {
        return message.replaceFirst(" is not an? (?:double|float)$", " is not a number such as 0.9")
                .replaceFirst(" is not an? (?:int|long|short)$", " is not a whole number");
    }

    private static String firstLine(@Nullable String message) {
        return message == null ? "bad usage" : message.lines().findFirst().orElse("bad usage");
    }
}
