package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.app.cli.terminal.Console;
import java.lang.reflect.Constructor;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the commands: a constructor that takes the console, or the console and the wiring, gets them. */
final class Commands implements IFactory {
    private final Console console;
    private final Wiring wiring;

    Commands(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            Class<?>[] parameters = constructor.getParameterTypes();
            constructor.setAccessible(true); // most commands are seen by their package only
            if (parameters.length == 1 && parameters[0] == Console.class) {
                return type.cast(constructor.newInstance(console));
            } else if (parameters.length == 2 && parameters[0] == Console.class && parameters[1] == Wiring.class) {
                return type.cast(constructor.newInstance(console, wiring));
            }
        }
        return CommandLine.defaultFactory().create(type);
    }
}
