package io.holdfast.app.cli;

import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the commands: one whose constructor takes the console gets it. */
final class Commands implements IFactory {
    private final Console console;

    Commands(Console console) {
        this.console = console;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        try {
            return type.getDeclaredConstructor(Console.class).newInstance(console);
        } catch (NoSuchMethodException e) {
            return CommandLine.defaultFactory().create(type);
        }
    }
}
