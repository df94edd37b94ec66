package io.holdfast.lab.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lists of strings as Python prints them, which is how they end up in CSV files: {@code ['a', "it's"]}, and without
 * commas where NumPy printed them.
 */
public final class PythonList {
    private final String text;
    private int at;

    private PythonList(String text) {
        this.text = text;
    }

    /** The strings of the list; empty when the text is no such list. */
    public static Optional<List<String>> parse(String text) {
        String bare = text.strip();
        if (!bare.startsWith("[") || !bare.endsWith("]")) {
            return Optional.empty();
        }
        return new PythonList(bare.substring(1, bare.length() - 1)).strings();
    }

    private Optional<List<String>> strings() {
        List<String> strings = new ArrayList<>();
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c) || c == ',') {
                at++;
            } else if (c == '\'' || c == '"') {
                Optional<String> string = quoted(c);
                if (string.isEmpty()) {
                    return Optional.empty();
                }
                strings.add(string.get());
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(strings);
    }

    private Optional<String> quoted(char quote) {
        StringBuilder string = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == quote) {
                at++;
                return Optional.of(string.toString());
            }
            if (c == '\\' && at + 1 < text.length()) {
                at++;
                escape(text.charAt(at), string);
            } else {
                string.append(c);
            }
        }
        return Optional.empty();
    }

    private void escape(char c, StringBuilder string) {
        switch (c) {
            case 'n' -> string.append('\n');
            case 't' -> string.append('\t');
            case 'r' -> string.append('\r');
            case 'x' -> code(2, string);
            case 'u' -> code(4, string);
            case 'U' -> code(8, string);
            case '\\', '\'', '"' -> string.append(c);
            default -> string.append('\\').append(c);
        }
    }

    private void code(int digits, StringBuilder string) {
        int end = Math.min(text.length(), at + 1 + digits);
        String hex = text.substring(at + 1, end);
        if (hex.matches("[0-9a-fA-F]{" + digits + "}")
                && Character.isValidCodePoint(Integer.parseUnsignedInt(hex, 16))) {
            string.appendCodePoint(Integer.parseUnsignedInt(hex, 16));
            at = end - 1;
        } else {
            string.append('\\').append(text.charAt(at));
        }
    }
}
