package io.holdfast.app.cli;

import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** A command as a manual page (roff, section 1). The same options always give the same page. */
final class ManPage {
    private ManPage() {}

    static String of(CommandSpec command) {
        UsageMessageSpec usage = command.usageMessage();
        String name = command.qualifiedName("-");
        StringBuilder page = new StringBuilder();
        page.append(".TH ").append(name.toUpperCase(Locale.ROOT)).append(" 1 \"\" \"holdfast\" \"Holdfast\"\n");
        section(page, "NAME")
                .append(name)
                .append(" \\- ")
                .append(text(String.join(" ", usage.description())))
                .append('\n');
        String synopsis = new CommandLine.Help(command, CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .synopsis(0);
        section(page, "SYNOPSIS")
                .append(text(synopsis.strip().replaceAll("\\s+", " ")))
                .append('\n');
        if (!command.positionalParameters().isEmpty()) {
            section(page, "ARGUMENTS");
            for (PositionalParamSpec argument : command.positionalParameters()) {
                item(page, argument.paramLabel(), argument.description());
            }
        }
        if (!command.options().isEmpty()) {
            section(page, "OPTIONS");
            for (OptionSpec option : command.options()) {
                if (!option.hidden()) {
                    String label = option.arity().max() > 0 ? " " + option.paramLabel() : "";
                    item(page, String.join(", ", option.names()) + label, resolved(option.description(), option));
                }
            }
        }
        if (!command.subcommands().isEmpty()) {
            section(page, "COMMANDS");
            command.subcommands()
                    .forEach((sub, line) ->
                            item(page, sub, line.getCommandSpec().usageMessage().description()));
        }
        if (usage.footer().length > 0) {
            section(page, "NOTES").append(".nf\n");
            for (String line : usage.footer()) {
                page.append(text(line)).append('\n');
            }
            page.append(".fi\n");
        }
        section(page, "EXIT STATUS");
        command.root().usageMessage().exitCodeList().forEach((code, meaning) -> item(page, code, meaning));
        return page.toString();
    }

    private static StringBuilder section(StringBuilder page, String title) {
        return page.append(".SH ").append(title).append('\n');
    }

    private static void item(StringBuilder page, String term, String... description) {
        page.append(".TP\n.B ").append(text(term)).append('\n');
        page.append(text(String.join(" ", description))).append('\n');
    }

    private static String[] resolved(String[] description, OptionSpec option) {
        String value = String.valueOf(option.defaultValueString(true));
        String[] result = description.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] = result[i].replace("${DEFAULT-VALUE}", value);
        }
        return result;
    }

    /** Text that roff prints as it is. */
    private static String text(String plain) {
        String escaped = plain.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("%n", "\n")
                .replace("%%", "%");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }
}
