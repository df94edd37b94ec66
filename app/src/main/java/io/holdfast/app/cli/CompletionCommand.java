package io.holdfast.app.cli;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code holdfast completion}: a script that completes commands and options in a shell. */
@Command(
        name = "completion",
        description = "Prints a script that completes commands and options in your shell.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nIn force with:%n",
        footer = {
            "  bash   source <(holdfast completion bash)",
            "  zsh    source <(holdfast completion zsh)",
            "         or as a file: holdfast completion zsh > ~/.zfunc/_holdfast",
            "  fish   holdfast completion fish | source"
        })
final class CompletionCommand implements Callable<Integer> {
    private final Console console;

    /** A shell. */
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.")
    private Shell shell = Shell.BASH;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandLine root = spec.root().commandLine();
        console.out()
                .print(
                        switch (shell) {
                            case BASH -> AutoComplete.bash("holdfast", root) + "\n";
                            case ZSH -> ZshCompletion.of(root);
                            case FISH -> fish(root);
                        });
        return Exit.OK;
    }

    private static String fish(CommandLine root) {
        StringBuilder text = new StringBuilder("# completions of holdfast for fish\n");
        fish(text, root, "__fish_use_subcommand");
        return text.toString();
    }

    private static void fish(StringBuilder text, CommandLine command, String condition) {
        command.getSubcommands().forEach((name, sub) -> {
            CommandSpec model = sub.getCommandSpec();
            if (!model.usageMessage().hidden()) {
                line(text, condition, "-f -a " + name, about(model));
            }
        });
        command.getSubcommands().forEach((name, sub) -> {
            String seen = "__fish_seen_subcommand_from " + name;
            for (OptionSpec option : sub.getCommandSpec().options()) {
                if (!option.hidden() && option.longestName().startsWith("--")) {
                    line(
                            text,
                            seen,
                            "-l " + option.longestName().substring(2)
                                    + (option.arity().max() > 0 ? " -r" : ""),
                            first(option.description()));
                }
            }
            fish(text, sub, seen);
        });
    }

    private static void line(StringBuilder text, String condition, String what, String description) {
        text.append("complete -c holdfast -n '")
                .append(condition)
                .append("' ")
                .append(what)
                .append(" -d '")
                .append(description.replace("\\", "\\\\").replace("'", "\\'"))
                .append("'\n");
    }

    /** What a command does; picocli's own says it in its header. */
    static String about(CommandSpec command) {
        String[] header = command.usageMessage().header();
        return first(header.length > 0 ? header : command.usageMessage().description());
    }

    /** The first sentence, which fits beside a completion. */
    static String first(String... description) {
        String all = String.join(" ", description).replaceAll("\\s*\\(default:? [^)]*\\)?.*", "");
        int end = all.toLowerCase(Locale.ROOT).indexOf(". ");
        return end < 0 ? all : all.substring(0, end + 1);
    }
}
