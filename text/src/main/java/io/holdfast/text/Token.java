package io.holdfast.text;

import java.util.Objects;

/** A word, number, piece of code or symbol, with its place: {@code source.substring(start, end)} is its text. */
public record Token(String text, int start, int end, Kind kind) {
    public enum Kind {
        WORD,
        NUMBER,
        /** Kept whole because its symbols matter: a path, a call, a flag, a version, an address. */
        CODE,
        /** One Han, Hiragana or Katakana character. */
        CJK,
        SYMBOL
    }

    public Token {
        Objects.requireNonNull(kind, "kind");
        if (start < 0 || end - start != text.length() || text.isEmpty()) {
            throw new IllegalArgumentException("token text does not fit [" + start + ", " + end + ")");
        }
    }

    static boolean hyphen(int c) {
        return c == '-' || c == '‐' || c == '‑';
    }
}
