package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.text.Chars;
import java.util.ArrayList;
import java.util.List;

/** A line of a document, without its line break. */
record Line(int start, int end, String text) {
    static List<Line> of(String text) {
        List<Line> lines = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int to = text.indexOf('\n', from);
            int end = to < 0 ? text.length() : to;
            int trimmed = end > from && text.charAt(end - 1) == '\r' ? end - 1 : end;
            lines.add(new Line(from, trimmed, text.substring(from, trimmed)));
            if (to < 0) {
                break;
            }
            from = to + 1;
        }
        return lines;
    }

    boolean blank() {
        return text.isBlank();
    }

    int indent() {
        return Chars.past(text, 0, text.length(), c -> c == ' ' || c == '\t');
    }

    /** What is written on it, from its first character that is no blank. */
    Span span() {
        return new Span(start + indent(), end);
    }
}
