package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.app.cli.terminal.Console;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Runs a command as a user would and keeps what came out. */
final class Cli {
    private final Path folder;
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private Wiring wiring = new EchoWiring();
    private InputStream in = InputStream.nullInputStream();
    private boolean terminal;
    private boolean screen;
    private int columns;
    private int code = -1;

    Cli(Path folder) {
        this.folder = folder;
    }

    Cli with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    Cli with(Wiring other) {
        wiring = other;
        return this;
    }

    Cli stdin(String text) {
        in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    Cli onATerminal() {
        terminal = true;
        return this;
    }

    /** With stdout on a terminal of this width. */
    Cli onAScreen(int width) {
        screen = true;
        columns = width;
        return this;
    }

    Cli run(String... arguments) {
        code = Main.run(console(), wiring, arguments);
        return this;
    }

    Console console() {
        return new Console(
                in,
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                environment,
                folder,
                terminal,
                screen,
                columns);
    }

    int code() {
        return code;
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
