package io.holdfast.app.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;

/** The command line with all its commands, or with the one that was typed: describing all of them takes longer than most of them run. */
final class CommandTree {
    /** Commands that describe the others. */
    private static final Set<Class<?>> TELLING =
            Set.of(CommandLine.HelpCommand.class, CompletionCommand.class, ManCommand.class);

    private CommandTree() {}

    static CommandLine whole(IFactory factory) {
        return new CommandLine(new HoldfastCommand(), factory);
    }

    /** What the arguments need: the whole tree unless they begin with the name of a command that needs no other. */
    static CommandLine of(IFactory factory, String... arguments) {
        if (arguments.length == 0) {
            return whole(factory);
        }
        return command(arguments[0])
                .map(type -> new CommandLine(CommandSpec.create().name("holdfast"), factory)
                        .addSubcommand(arguments[0], new CommandLine(type, factory)))
                .orElseGet(() -> whole(factory));
    }

    /** The class of a command, found by its own name: {@code check} is {@code CheckCommand}. */
    private static Optional<Class<?>> command(String name) {
        String file = (name + "Command").toLowerCase(Locale.ROOT);
        for (Class<?> type : HoldfastCommand.class.getAnnotation(Command.class).subcommands()) {
            if (type.getSimpleName().toLowerCase(Locale.ROOT).equals(file)
                    && type.getAnnotation(Command.class).name().equals(name)
                    && !TELLING.contains(type)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
