package io.holdfast.app.mcp;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Cuts bytes into lines as they come. */
final class SentLines {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final Consumer<String> each;

    SentLines(Consumer<String> each) {
        this.each = each;
    }

    void add(byte[] bytes, int from, int length) {
        for (int i = from; i < from + length; i++) {
            if (bytes[i] != '\n') {
                line.write(bytes[i]);
            } else {
                String text = line.toString(StandardCharsets.UTF_8);
                line.reset();
                if (!text.isBlank()) {
                    each.accept(text);
                }
            }
        }
    }
}
