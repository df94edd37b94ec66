package io.holdfast.app.cli;

import static io.holdfast.app.ReferencePage.anchor;
import static io.holdfast.app.ReferencePage.cell;
import static io.holdfast.app.ReferencePage.code;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.ReferencePage;
import io.holdfast.app.cli.terminal.Console;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The reference page of the commands is what the command line says of itself. */
class CommandReferenceTest {
    @Test
    void thePageIsCurrent() throws IOException {
        CommandSpec root = CommandTree.whole(new Commands(Console.system(), new EchoWiring()))
                .getCommandSpec();
        List<CommandSpec> commands = new ArrayList<>();
        collect(root, commands);
        assertThat(commands).hasSizeGreaterThan(30);

        StringBuilder page = new StringBuilder("""
                # Commands

                Generated from the command line; do not edit. `holdfast help COMMAND` and `holdfast man COMMAND` say the same.

                | command | |
                |---|---|
                """);
        for (CommandSpec command : commands) {
            page.append("| [%s](%s) | %s |\n".formatted(code(title(command)), anchor(title(command)), said(command)));
        }
        page.append("\n| exit code | |\n|---|---|\n");
        root.usageMessage()
                .exitCodeList()
                .forEach((number, meaning) -> page.append("| %s | %s |\n".formatted(code(number), cell(meaning))));
        page.append("\nWhat leads to which: [exit codes](../guide/check.md#exit-codes).\n");
        page.append("\n```\n").append(footer(root)).append("```\n");
        commands.forEach(command -> describe(command, page));
        ReferencePage.assertCurrent("commands.md", page.toString());
    }

    /** Every command below this one, in the order of the help. */
    private static void collect(CommandSpec command, List<CommandSpec> commands) {
        command.subcommands().values().stream().distinct().forEach(sub -> {
            commands.add(sub.getCommandSpec());
            collect(sub.getCommandSpec(), commands);
        });
    }

    private static String title(CommandSpec command) {
        return command.qualifiedName().replaceFirst("^holdfast ", "");
    }

    private static String said(CommandSpec command) {
        return cell(plain(command.usageMessage().description()));
    }

    private static void describe(CommandSpec command, StringBuilder page) {
        page.append("\n## ").append(title(command)).append("\n\n");
        page.append(said(command)).append("\n\n```\n");
        page.append(new Help(command, Help.defaultColorScheme(Help.Ansi.OFF))
                        .synopsis(0)
                        .stripTrailing())
                .append("\n```\n");
        List<String> rows = new ArrayList<>();
        for (PositionalParamSpec argument : command.positionalParameters()) {
            if (!argument.hidden()) {
                rows.add(row(argument.paramLabel(), argument));
            }
        }
        for (OptionSpec option : command.options()) {
            if (!option.hidden() && !option.usageHelp() && !option.versionHelp()) {
                String value = option.arity().max() > 0
                        ? (option.arity().min() == 0 ? "[=%s]" : " %s").formatted(option.paramLabel())
                        : "";
                rows.add(row(String.join(", ", option.names()) + value, option));
            }
        }
        if (!rows.isEmpty()) {
            page.append("\n| | |\n|---|---|\n");
            rows.forEach(page::append);
        }
        if (command.usageMessage().footer().length > 0) {
            page.append("\n```\n").append(footer(command)).append("```\n");
        }
    }

    private static String row(String name, ArgSpec argument) {
        String description = plain(argument.description())
                .replace("${DEFAULT-VALUE}", String.valueOf(argument.defaultValueString(true)));
        assertThat(description).as(name).isNotBlank().doesNotContain("${");
        return "| %s | %s%s |\n".formatted(code(name), cell(description), argument.required() ? " Required." : "");
    }

    private static String footer(CommandSpec command) {
        StringBuilder text = new StringBuilder();
        for (String line : command.usageMessage().footer()) {
            text.append(plain(line).stripTrailing()).append('\n');
        }
        return text.toString().stripTrailing().stripIndent() + "\n";
    }

    private static String plain(String... lines) {
        String text = String.join(" ", Arrays.asList(lines)).replace("%n", " ").replace("%%", "%");
        return CommandLine.Help.Ansi.OFF.string(text);
    }
}
