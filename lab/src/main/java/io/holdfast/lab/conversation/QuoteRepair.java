package io.holdfast.lab.conversation;

import java.util.ArrayList;
import java.util.List;

/**
 * Escapes quotes that somebody left bare inside the strings of JSON, where only one reading is possible: a quote closes
 * its string if what follows can follow a string there, and is part of the text otherwise. Behind a value of an object
 * that is {@code }}, or a comma with the next key and its colon; behind an element of a list {@code ]}, or a comma with
 * the next value. Nothing else is changed, so JSON that stays broken is refused as before.
 */
final class QuoteRepair {
    /** A text with more bare quotes is no JSON that somebody forgot to escape. */
    private static final int MOST = 200;

    private final String text;
    private final StringBuilder out = new StringBuilder();
    private final List<Integer> places = new ArrayList<>();
    private final List<Character> open = new ArrayList<>();
    private boolean certain = true;

    private QuoteRepair(String text) {
        this.text = text;
    }

    /** The mended text and where quotes were escaped; no place where more than one reading is possible. */
    record Mended(String text, List<String> places) {}

    static Mended mend(String text) {
        QuoteRepair repair = new QuoteRepair(text);
        repair.run();
        return new Mended(
                repair.out.toString(),
                repair.certain
                        ? repair.places.stream().map(at -> place(text, at)).toList()
                        : List.of());
    }

    private void run() {
        boolean key = false;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '{' || c == '[') {
                open.add(c);
                key = c == '{';
            } else if ((c == '}' || c == ']') && !open.isEmpty()) {
                open.remove(open.size() - 1);
            } else if (c == ',') {
                key = !open.isEmpty() && open.get(open.size() - 1) == '{';
            } else if (c == ':') {
                key = false;
            } else if (c == '"') {
                i = string(i, key);
                continue;
            }
            out.append(c);
            i++;
        }
    }

    /** Copies the string that begins at a quote; returns where it ends. */
    private int string(int start, boolean key) {
        out.append('"');
        int i = start + 1;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                out.append(c).append(text.charAt(i + 1));
                i += 2;
            } else if (c == '"' && closes(i + 1, key)) {
                out.append('"');
                return i + 1;
            } else {
                if (c == '"') {
                    certain &= text(i + 1, key) && places.size() < MOST;
                    if (!certain) {
                        return text.length();
                    }
                    places.add(i);
                    out.append('\\');
                }
                out.append(c);
                i++;
            }
        }
        return i;
    }

    /** Whether a quote before this place can be nothing but text: behind one that ends a string a comma may be missing. */
    private boolean text(int after, boolean key) {
        int at = blank(after);
        char next = at < text.length() ? text.charAt(at) : 0;
        return next != 0 && next != ':' && (next != '"' || closes(at + 1, key));
    }

    private boolean closes(int after, boolean key) {
        int at = blank(after);
        char next = at < text.length() ? text.charAt(at) : 0;
        if (key) {
            return next == ':';
        }
        boolean object = !open.isEmpty() && open.get(open.size() - 1) == '{';
        if (next == 0) {
            return open.isEmpty();
        }
        if (next == '}' || next == ']') {
            return next == (object ? '}' : ']') && !open.isEmpty() && closed(at + 1);
        }
        if (next != ',') {
            return false;
        }
        int value = blank(at + 1);
        char first = value < text.length() ? text.charAt(value) : 0;
        return object
                ? first == '}' || first == '"' && isKey(value)
                : first == '"' || first == '{' || first == '[' || first == ']';
    }

    /** Whether a closed object or list may end here. */
    private boolean closed(int after) {
        int at = blank(after);
        return at >= text.length() || ",}]".indexOf(text.charAt(at)) >= 0;
    }

    private boolean isKey(int quote) {
        int end = text.indexOf('"', quote + 1);
        int at = end < 0 ? text.length() : blank(end + 1);
        return at < text.length() && text.charAt(at) == ':';
    }

    private int blank(int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static String place(String text, int at) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < at; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return "line " + line + ", column " + (at - lineStart + 1);
    }
}
