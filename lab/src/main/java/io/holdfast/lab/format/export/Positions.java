package io.holdfast.lab.format.export;

import java.nio.charset.StandardCharsets;

/** Our positions count UTF-16 units; other tools count code points or bytes. */
final class Positions {
    private Positions() {}

    /** A position within the text. */
    static int inside(int position, String text) {
        return Math.max(0, Math.min(position, text.length()));
    }

    static int bytes(String text, int position) {
        return text.substring(0, inside(position, text)).getBytes(StandardCharsets.UTF_8).length;
    }
}
