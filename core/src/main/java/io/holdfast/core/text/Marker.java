package io.holdfast.core.text;

import org.jspecify.annotations.Nullable;

/**
 * The mark at the start of a list item: {@code -}, {@code •}, {@code 2.}, {@code b)}, {@code (iv)}.
 *
 * @param end the index after the mark
 * @param ordinal the number or letter as a count from 1; 0 for a bullet
 */
record Marker(int end, int ordinal, Style style) {
    enum Style {
        BULLET,
        NUMBER_DOT,
        LETTER_DOT,
        PARENTHESIS
    }

    private static final String SPACED_BULLETS = "-*+–·>";
    private static final String BULLETS = "•◦▪▫‣⁃●○■□▶►➤➢✓✔✅✗✘✕✖❌☑☒☐①②③④⑤⑥⑦⑧⑨⑩";
    private static final int DIGITS = 3;
    private static final int ROMAN = 4;

    static boolean bullet(char c) {
        return c > 0x2000 && BULLETS.indexOf(c) >= 0;
    }

    static @Nullable Marker at(CharSequence text, int start, int end) {
        if (start >= end) {
            return null;
        }
        char c = text.charAt(start);
        if (bullet(c)) {
            return new Marker(start + 1, 0, Style.BULLET);
        }
        if (SPACED_BULLETS.indexOf(c) >= 0) {
            return spaced(text, start + 1, end) ? new Marker(start + 1, 0, Style.BULLET) : null;
        }
        boolean bracketed = c == '(' || c == '（';
        int from = bracketed ? start + 1 : start;
        int to = from;
        int number = 0;
        while (to < end && to - from < DIGITS && text.charAt(to) >= '0' && text.charAt(to) <= '9') {
            number = number * 10 + text.charAt(to++) - '0';
        }
        return to > from ? numbered(text, to, end, number, bracketed) : lettered(text, from, end, bracketed);
    }

    private static @Nullable Marker numbered(CharSequence text, int to, int end, int number, boolean bracketed) {
        if (to >= end) {
            return null;
        }
        char c = text.charAt(to);
        if (c == ')' || c == '）') {
            return spaced(text, to + 1, end) || c == '）' ? new Marker(to + 1, number, Style.PARENTHESIS) : null;
        }
        if (bracketed) {
            return null;
        }
        if ((c == '.' && spaced(text, to + 1, end)) || c == '、') {
            return new Marker(to + 1, number, Style.NUMBER_DOT);
        }
        return null;
    }

    private static @Nullable Marker lettered(CharSequence text, int from, int end, boolean bracketed) {
        int to = from;
        while (to < end && to - from < ROMAN && "ivxIVX".indexOf(text.charAt(to)) >= 0) {
            to++;
        }
        if (to == from && to < end && asciiLetter(text.charAt(to))) {
            to++;
        }
        if (to == from || to >= end || !spaced(text, to + 1, end)) {
            return null;
        }
        int ordinal = (text.charAt(from) | 0x20) - 'a' + 1;
        if (text.charAt(to) == ')') {
            return new Marker(to + 1, ordinal, Style.PARENTHESIS);
        }
        return text.charAt(to) == '.' && to - from == 1 && !bracketed
                ? new Marker(to + 1, ordinal, Style.LETTER_DOT)
                : null;
    }

    private static boolean asciiLetter(char c) {
        return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
    }

    private static boolean spaced(CharSequence text, int at, int end) {
        return at >= end || Chars.blank(text.charAt(at));
    }
}
