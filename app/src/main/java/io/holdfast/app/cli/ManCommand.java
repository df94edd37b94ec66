package io.holdfast.app.cli;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Suggestion;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.report.ReportFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code holdfast man}: the manual page of a command, or of all of them as files. */
@Command(
        name = "man",
        description = "Prints the manual page of a command, or writes those of all commands.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  holdfast man check | man -l -",
            "  holdfast man --out ~/.local/share/man/man1   # then: man holdfast-check"
        })
final class ManCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "COMMAND",
            description = "E.g. check, or rag ask (default: holdfast itself).")
    private List<String> names = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", description = "Writes the pages of all commands there.")
    private @Nullable String out;

    ManCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.root().commandLine();
        if (out != null) {
            write(command, console.path(out));
            return Exit.OK;
        }
        for (String name : names) {
            CommandLine sub = command.getSubcommands().get(name);
            if (sub == null) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "no command is called " + name + "; "
                                + Suggestion.clause(
                                        name, command.getSubcommands().keySet()));
            }
            command = sub;
        }
        console.out().print(ManPage.of(command.getCommandSpec()));
        return Exit.OK;
    }

    private void write(CommandLine command, Path folder) {
        CommandSpec model = command.getCommandSpec();
        Path file = folder.resolve(model.qualifiedName("-") + ".1");
        ReportFiles.write(file, ManPage.of(model));
        command.getSubcommands().values().stream().distinct().forEach(sub -> write(sub, folder));
    }
}
