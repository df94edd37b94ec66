package io.holdfast.lab.store;

import org.jspecify.annotations.Nullable;

/**
 * Text as it is kept: what a database refuses or changes (NUL, halves of surrogate pairs) is written as digits, so that
 * every text comes back as it went in, from every store. Texts without such characters are kept as they are.
 */
final class StoredText {
    /** Opens a text in which characters are written as digits. */
    private static final char MARK = '\uE000';

    private static final char ESCAPE = '\uE001';
    private static final int DIGITS = 4;
    private static final int HEX = 16;

    private StoredText() {}

    static @Nullable String write(@Nullable String text) {
        if (text == null || plain(text)) {
            return text;
        }
        StringBuilder out = new StringBuilder().append(MARK);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (refused(text, i) || c == ESCAPE) {
                out.append(ESCAPE).append(String.format("%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    static @Nullable String read(@Nullable String kept) {
        if (kept == null || kept.isEmpty() || kept.charAt(0) != MARK) {
            return kept;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 1; i < kept.length(); i++) {
            char c = kept.charAt(i);
            if (c == ESCAPE && i + DIGITS < kept.length()) {
                out.append((char) Integer.parseInt(kept.substring(i + 1, i + 1 + DIGITS), HEX));
                i += DIGITS;
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static boolean plain(String text) {
        if (!text.isEmpty() && text.charAt(0) == MARK) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (refused(text, i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean refused(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return c == 0 || Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }
}
