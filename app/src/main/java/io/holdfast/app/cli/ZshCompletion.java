package io.holdfast.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The completion of zsh: a function for each command, with what its options mean and what their values may be. */
final class ZshCompletion {
    private static final Pattern FILE = Pattern.compile("FILE|DIR|FOLDER|PATH|CORPUS|RUN|BASE|CANDIDATE");

    private final StringBuilder text = new StringBuilder();

    private ZshCompletion() {}

    /** A script to be sourced, or to be kept as {@code _holdfast} in a folder of fpath. */
    static String of(CommandLine root) {
        ZshCompletion script = new ZshCompletion();
        script.text.append("#compdef holdfast\n# completions of holdfast for zsh\n");
        script.function("_holdfast", root);
        script.text.append("""

                if [ "$funcstack[1]" = _holdfast ]; then
                  _holdfast "$@"
                else
                  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
                  compdef _holdfast holdfast
                fi
                """);
        return script.text.toString();
    }

    private void function(String name, CommandLine command) {
        List<String> arguments = new ArrayList<>();
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (!option.hidden()) {
                arguments.addAll(option(option));
            }
        }
        List<CommandLine> below = command.getSubcommands().values().stream()
                .filter(sub -> !sub.getCommandSpec().usageMessage().hidden())
                .toList();
        boolean nested = !below.isEmpty();
        command.getCommandSpec().positionalParameters().stream()
                .filter(positional -> !nested)
                .map(positional -> quoted("*:" + escaped(positional.paramLabel()) + ":" + value(positional)))
                .limit(1)
                .forEach(arguments::add);
        text.append('\n').append(name).append("() {\n");
        if (nested) {
            text.append("  local context state state_descr line\n  typeset -A opt_args\n");
            arguments.add("'1:command:->command'");
            arguments.add("'*::argument:->argument'");
        }
        text.append("  _arguments ").append(nested ? "-C" : "-S");
        arguments.forEach(argument -> text.append(" \\\n    ").append(argument));
        text.append('\n');
        if (nested) {
            choice(name, below);
        }
        text.append("}\n");
        below.forEach(sub -> function(name + "_" + sub.getCommandName(), sub));
    }

    private void choice(String name, List<CommandLine> below) {
        text.append("  local -a commands\n  case $state in\n    command)\n      commands=(\n");
        for (CommandLine sub : below) {
            CommandSpec spec = sub.getCommandSpec();
            text.append("        ")
                    .append(quoted(spec.name() + ":" + CompletionCommand.about(spec)))
                    .append('\n');
        }
        text.append("      )\n      _describe command commands\n      ;;\n    argument)\n      case $words[1] in\n");
        for (CommandLine sub : below) {
            text.append("        ")
                    .append(sub.getCommandName())
                    .append(") ")
                    .append(name)
                    .append('_')
                    .append(sub.getCommandName())
                    .append(" ;;\n");
        }
        text.append("      esac\n      ;;\n  esac\n");
    }

    /** Each name of an option excludes the others, and itself unless it may be repeated. */
    private static List<String> option(OptionSpec option) {
        boolean many = option.isMultiValue();
        boolean takes = option.arity().max() > 0;
        List<String> specs = new ArrayList<>();
        for (String name : option.names()) {
            String lead = many ? "*" : "(" + String.join(" ", option.names()) + ")";
            String value = !takes
                    ? ""
                    : (option.arity().min() == 0 ? "::" : ":") + escaped(option.paramLabel()) + ":" + value(option);
            String takesHow = !takes ? "" : option.arity().min() == 0 ? "=-" : name.startsWith("--") ? "=" : "+";
            specs.add(quoted(lead + name + takesHow + "[" + escaped(CompletionCommand.first(option.description())) + "]"
                    + value));
        }
        return specs;
    }

    /** What completes a value: the words it may be, files, or nothing. */
    private static String value(ArgSpec argument) {
        List<String> words = new ArrayList<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(words::add);
        }
        String label = argument.paramLabel();
        if (words.isEmpty() && label.matches("[a-z]+(\\|[a-z]+)+")) {
            words.addAll(List.of(label.split("\\|")));
        }
        return !words.isEmpty()
                ? "(" + String.join(" ", words).toLowerCase(Locale.ROOT) + ")"
                : FILE.matcher(label).find() ? "_files" : " ";
    }

    private static String escaped(String words) {
        return words.replaceAll("([\\[\\]:\\\\])", "\\\\$1");
    }

    private static String quoted(String words) {
        return "'" + words.replace("'", "'\\''").replaceAll("\\R", " ") + "'";
    }
}
