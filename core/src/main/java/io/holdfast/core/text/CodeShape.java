package io.holdfast.core.text;

import io.holdfast.core.text.Token.Kind;

/** Tells words, numbers and code apart by their shape. */
final class CodeShape {
    /** The longest unit that may stick to a number: 10km, 5.2M, 3rd. */
    private static final int MAX_UNIT = 4;

    /** Receives a classified token. */
    interface Sink {
        void add(int start, int end, Kind kind);
    }

    private CodeShape() {}

    /** Whether a token may begin here: a letter or digit, or a symbol that belongs to the code after it. */
    static boolean begins(CharSequence text, int at, int end) {
        int c = Character.codePointAt(text, at);
        if (Chars.letterOrDigit(c) || c == '_' || c == '’' || Character.getType(c) == Character.FORMAT) {
            return true;
        }
        if (at + 1 >= end) {
            return false;
        }
        int next = Character.codePointAt(text, at + 1);
        boolean letter = Character.isLetter(next) || next == '_';
        boolean digit = Character.isDigit(next);
        return switch (c) {
            case '.' -> letter || digit || next == '/' || (next == '.' && at + 2 < end && text.charAt(at + 2) == '/');
            case ':' -> letter;
            case '@', '$', '\\' -> letter;
            case '#', '%' -> letter || (digit && c == '#');
            case '/' -> letter || digit || "/{<.:*".indexOf(next) >= 0;
            case '~' -> next == '/';
            case '+' -> digit;
            case '-' ->
                letter
                        || digit
                        || (next == '-' && at + 2 < end && Character.isLetter(text.charAt(at + 2)))
                        || (next == '.' && at + 2 < end && Character.isDigit(text.charAt(at + 2)));
            default -> false;
        };
    }

    /** A web address: taken whole, commas and all. */
    static boolean address(CharSequence text, int start, int end) {
        int i = start;
        while (i < end && (Character.isLetterOrDigit(text.charAt(i)) || text.charAt(i) == '+')) {
            i++;
        }
        return i > start
                && i + 2 < end
                && text.charAt(i) == ':'
                && text.charAt(i + 1) == '/'
                && text.charAt(i + 2) == '/';
    }

    /** Whether the bracket belongs to the identifier before it: {@code get(x)}, {@code a[0]}, but not {@code item(s)}. */
    static boolean argument(CharSequence text, int open, int close) {
        char before = text.charAt(open - 1);
        if (!Character.isLetterOrDigit(before) && before != '_' && before != ')' && before != ']') {
            return false;
        }
        if (Character.isDigit(before) && text.charAt(open) == '[') {
            return false;
        }
        String inside = text.subSequence(open + 1, Math.min(close, open + 5)).toString();
        boolean plural = close - open <= 4 && (inside.equals("s") || inside.equals("es") || inside.equals("ies"));
        boolean citation = text.charAt(open) == '['
                && Character.isLetter(before)
                && digits(text, open + 1, close)
                && close - open > 1
                && afterWord(text, open);
        return !plural && !citation;
    }

    /** "end[3]": in prose a number in brackets right after a longer word cites; a[0] and xs[1] index. */
    private static boolean afterWord(CharSequence text, int open) {
        int i = open;
        while (i > 0 && Character.isLetter(text.charAt(i - 1)) && open - i < 4) {
            i--;
        }
        return open - i >= 4;
    }

    private static boolean digits(CharSequence text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (!Character.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Letters with stops and a last stop: U.S., e.g. */
    static boolean acronym(CharSequence text, int start, int end) {
        return end - start <= 16
                && end - start > 3
                && Abbreviations.dotted(text.subSequence(start, end - 1).toString());
    }

    static void emit(CharSequence text, int start, int end, Sink sink) {
        int slash = alternatives(text, start, end);
        if (slash > start) {
            sink.add(start, slash, Kind.WORD);
            sink.add(slash, slash + 1, Kind.SYMBOL);
            sink.add(slash + 1, end, Kind.WORD);
        } else {
            sink.add(start, end, kind(text, start, end));
        }
    }

    /** The slash of "and/or": one slash between plain words. */
    private static int alternatives(CharSequence text, int start, int end) {
        int slash = start;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c == '/' && slash == start && i > start && i + 1 < end) {
                slash = i;
            } else if (!Character.isLetter(c)) {
                return start;
            }
        }
        return slash;
    }

    private static Kind kind(CharSequence text, int start, int end) {
        if (number(text, start, end)) {
            return Kind.NUMBER;
        }
        if (acronym(text, start, end)
                || (Abbreviations.dotted(text.subSequence(start, Math.min(end, start + 16))
                                .toString())
                        && end - start <= 16
                        && text.charAt(start + 1) == '.')) {
            return Kind.WORD;
        }
        boolean letter = false;
        boolean plain = true;
        for (int i = start; i < end; ) {
            int c = Character.codePointAt(text, i);
            letter |= Character.isLetter(c);
            boolean joiner = i > start && (c == '&' || c == '\'' || c == '’' || c == 'ʼ' || Token.hyphen(c));
            plain &= Chars.letterOrDigit(c) || joiner || Character.getType(c) == Character.FORMAT;
            i += Character.charCount(c);
        }
        if (plain && letter) {
            return Kind.WORD;
        }
        return wordless(text, start, end) ? Kind.SYMBOL : Kind.CODE;
    }

    private static boolean wordless(CharSequence text, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (Chars.letterOrDigit(c) || c == '/' || c == '_' || Character.isSurrogate(c)) {
                return false;
            }
        }
        return true;
    }

    /** Digits with separators, an optional sign, and at most a short unit: 1,000.50, -3, 50%, 2024-01-05, 5.2M. */
    private static boolean number(CharSequence text, int start, int end) {
        int i = start;
        if ("+-".indexOf(text.charAt(i)) >= 0) {
            i++;
        }
        if (i < end && text.charAt(i) == '.') {
            i++;
        }
        if (i >= end || !Character.isDigit(text.charAt(i))) {
            return false;
        }
        while (i < end
                && (Character.isDigit(text.charAt(i))
                        || (",.:/-".indexOf(text.charAt(i)) >= 0
                                && i + 1 < end
                                && Character.isDigit(text.charAt(i + 1))))) {
            i++;
        }
        if (i + 1 < end && (text.charAt(i) | 0x20) == 'e' && exponent(text, i + 1, end)) {
            return true;
        }
        if (i < end && text.charAt(i) == '%') {
            return i + 1 == end;
        }
        if (end - i > MAX_UNIT) {
            return false;
        }
        for (; i < end; i++) {
            if (!Character.isLetter(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean exponent(CharSequence text, int from, int end) {
        int i = "+-".indexOf(text.charAt(from)) >= 0 ? from + 1 : from;
        return i < end && digits(text, i, end);
    }
}
