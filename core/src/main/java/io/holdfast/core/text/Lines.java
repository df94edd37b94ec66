package io.holdfast.core.text;

/** What a single line is, seen on its own. All ranges are trimmed and not empty. */
final class Lines {
    private static final int MAX_HEADING_MARKS = 6;
    private static final int MIN_RULE = 3;
    private static final int MAX_LABEL = 40;
    private static final int MAX_TITLE = 60;
    private static final int MAX_TITLE_WORDS = 6;
    /** Words shorter than this may stay in lower case in a title. */
    private static final int TITLE_WORD = 4;

    private Lines() {}

    /** The length of the fence that this line opens or closes; 0 when it is none. */
    static int fence(CharSequence text, int start, int end) {
        char mark = text.charAt(start);
        if (mark != '`' && mark != '~') {
            return 0;
        }
        int i = start;
        while (i < end && text.charAt(i) == mark) {
            i++;
        }
        int length = i - start;
        if (length < MIN_RULE) {
            return 0;
        }
        for (; mark == '`' && i < end; i++) {
            if (text.charAt(i) == '`') {
                return 0;
            }
        }
        return length;
    }

    static boolean bareFence(CharSequence text, int start, int end, char mark, int length) {
        if (end - start < length) {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (text.charAt(i) != mark) {
                return false;
            }
        }
        return true;
    }

    /** A line without content: {@code |---|:--:|}, {@code -----}, {@code ===}, {@code * * *}. */
    static boolean separator(CharSequence text, int start, int end) {
        int marks = 0;
        char rule = 0;
        boolean piped = false;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c == '-' || c == '=' || c == '*' || c == '_') {
                if (rule != 0 && rule != c) {
                    return false;
                }
                rule = c;
                marks++;
            } else if (c == '|' || c == '+') {
                piped = true;
            } else if (c != ':' && !Chars.blank(c)) {
                return false;
            }
        }
        return piped ? rule == '-' || rule == '=' : marks >= MIN_RULE;
    }

    static boolean heading(CharSequence text, int start, int end) {
        int i = start;
        while (i < end && text.charAt(i) == '#') {
            i++;
        }
        if (i > start) {
            return i - start <= MAX_HEADING_MARKS && (i == end || Chars.blank(text.charAt(i)));
        }
        return boldAlone(text, start, end);
    }

    /** The whole line is one bold run. */
    private static boolean boldAlone(CharSequence text, int start, int end) {
        int last = text.charAt(end - 1) == ':' ? end - 1 : end;
        if (last - start < 5 || !stars(text, start) || !stars(text, last - 2)) {
            return false;
        }
        for (int i = start + 2; i < last - 2; i++) {
            if (text.charAt(i) == '*') {
                return false;
            }
        }
        return true;
    }

    private static boolean stars(CharSequence text, int at) {
        return text.charAt(at) == '*' && text.charAt(at + 1) == '*';
    }

    /** A table row by its own look: {@code | a | b |}, {@code a | b | c}, a JSON object on one line. */
    static boolean row(CharSequence text, int start, int end) {
        char first = text.charAt(start);
        char last = text.charAt(end - 1);
        if (first == '{') {
            return end - start > 1 && (last == '}' || (last == ',' && text.charAt(end - 2) == '}'));
        }
        int pipes = 0;
        int spaced = 0;
        for (int i = start; i < end; i++) {
            if (text.charAt(i) == '|') {
                pipes++;
                if (i > start && i + 1 < end && Chars.blank(text.charAt(i - 1)) && Chars.blank(text.charAt(i + 1))) {
                    spaced++;
                }
            }
        }
        return (first == '|' && (pipes > 2 || (pipes == 2 && last == '|'))) || spaced > 1;
    }

    static boolean contains(CharSequence text, int start, int end, char wanted) {
        for (int i = start; i < end; i++) {
            if (text.charAt(i) == wanted) {
                return true;
            }
        }
        return false;
    }

    /** {@code Name: value}, a line of a record rather than of a paragraph. */
    static boolean label(CharSequence text, int start, int end) {
        if (!Character.isLetter(text.charAt(start))) {
            return false;
        }
        int limit = Math.min(end, start + MAX_LABEL);
        for (int i = start; i < limit; i++) {
            char c = text.charAt(i);
            if (c == ':') {
                return i + 1 == end || Chars.blank(text.charAt(i + 1));
            }
            if (!Character.isLetterOrDigit(c) && c != ' ' && c != '-' && c != '_' && c != '/') {
                return false;
            }
        }
        return false;
    }

    /** A short line in title case without any stop: a heading that carries no mark. */
    static boolean title(CharSequence text, int start, int end) {
        if (end - start > MAX_TITLE || !Character.isUpperCase(text.charAt(start))) {
            return false;
        }
        int words = 0;
        int i = start;
        while (i < end) {
            int from = i;
            while (i < end && !Chars.blank(text.charAt(i))) {
                char c = text.charAt(i++);
                if (!Character.isLetterOrDigit(c) && c != '-' && c != '&' && c != '\'') {
                    return false;
                }
            }
            if (i - from >= TITLE_WORD && Character.isLowerCase(text.charAt(from))) {
                return false;
            }
            words++;
            i = Chars.skipBlank(text, i, end);
        }
        return words <= MAX_TITLE_WORDS;
    }
}
