package io.holdfast.app.cli;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Version;
import picocli.CommandLine.Command;

/** {@code holdfast version}. */
@Command(name = "version", description = "Prints the version.", mixinStandardHelpOptions = true)
final class VersionCommand implements Runnable {
    private final Console console;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        console.out().println("holdfast " + Version.current());
    }
}
