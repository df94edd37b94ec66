package io.holdfast.app.cli.option;

import picocli.CommandLine.Option;

/** {@code --json}: the result for programs. */
public final class JsonOption {
    @Option(names = "--json", description = "Prints JSON instead of text.")
    private boolean json;

    public boolean asked() {
        return json;
    }
}
