package io.holdfast.maven;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Hands each whole line that is written to it on, as UTF-8 text without its end. */
final class LineStream extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final Consumer<String> lines;

    LineStream(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void write(int value) {
        if (value != '\n') {
            line.write(value);
            return;
        }
        String text = line.toString(StandardCharsets.UTF_8);
        line.reset();
        lines.accept(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
    }

    /** A last line without an end is a line too. */
    @Override
    public void close() {
        if (line.size() > 0) {
            write('\n');
        }
    }
}
