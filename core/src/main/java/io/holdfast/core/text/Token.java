package io.holdfast.core.text;

import java.util.ArrayList;
import java.util.List;
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

    /** The words of a hyphenated word, each with its place; every other token is its own only part. */
    public List<Token> parts() {
        if (kind != Kind.WORD || (text.indexOf('-') < 0 && text.indexOf('‐') < 0 && text.indexOf('‑') < 0)) {
            return List.of(this);
        }
        List<Token> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || hyphen(text.charAt(i))) {
                if (i > from) {
                    String part = text.substring(from, i);
                    Kind partKind = part.chars().allMatch(Character::isDigit) ? Kind.NUMBER : Kind.WORD;
                    parts.add(new Token(part, start + from, start + i, partKind));
                }
                from = i + 1;
            }
        }
        return parts;
    }

    static boolean hyphen(int c) {
        return c == '-' || c == '‐' || c == '‑';
    }
}
