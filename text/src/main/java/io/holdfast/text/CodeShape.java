package io.holdfast.text;

import io.holdfast.text.Token.Kind;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells words, numbers and code apart by their shape. */
final class CodeShape {
    private static final Pattern ADDRESS = Pattern.compile("[\\p{L}\\p{Nd}+]+://");

    /** Endings of a plural, and in prose, right after a longer word, the number of a citation: a[0] and xs[1] index. */
    private static final Pattern NO_ARGUMENT = Pattern.compile("[(\\[](?:s|es|ies)[)\\]]|(?<=\\p{L}{4})\\[\\p{Nd}+\\]");

    /** Digits with separators, an optional sign, and at most a short unit: 1,000.50, -3, 50%, 2024-01-05, 5.2M, 1e-3. */
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?\\.?\\p{Nd}(?:\\p{Nd}|[,.:/-](?=\\p{Nd}))*+(?:[eE][+-]?\\p{Nd}+|%|\\p{L}{0,4})");

    /** One slash between plain words: "and/or". */
    private static final Pattern ALTERNATIVES = Pattern.compile("\\p{L}+(/)\\p{L}+");

    /** Letters and digits, with what joins them inside a word; invisible marks are part of it. */
    private static final Pattern WORD = Pattern.compile(
            "(?=.*\\p{L})[\\p{L}\\p{Nd}\\p{M}\\p{Cf}][\\p{L}\\p{Nd}\\p{M}\\p{Cf}&'’ʼ‐‑-]*", Pattern.DOTALL);

    private static final Pattern SYMBOLS = Pattern.compile("[^\\p{L}\\p{Nd}\\p{M}/_\\x{10000}-\\x{10FFFF}]+");
    private static final int LONGEST_ACRONYM = 16;

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
        return ADDRESS.matcher(text).region(start, end).lookingAt();
    }

    /** Whether the bracket belongs to the identifier before it: {@code get(x)}, {@code a[0]}, but not {@code item(s)}. */
    static boolean argument(CharSequence text, int open, int close) {
        char before = text.charAt(open - 1);
        boolean identifier = Character.isLetter(before)
                || Character.isDigit(before) && text.charAt(open) != '['
                || "_)]".indexOf(before) >= 0;
        return identifier
                && !NO_ARGUMENT
                        .matcher(text)
                        .region(open, close + 1)
                        .useTransparentBounds(true)
                        .matches();
    }

    /** Letters with stops and a last stop: U.S., e.g. */
    static boolean acronym(CharSequence text, int start, int end) {
        return end - start <= LONGEST_ACRONYM
                && end - start > 3
                && Abbreviations.dotted(text.subSequence(start, end - 1).toString());
    }

    static void emit(CharSequence text, int start, int end, Sink sink) {
        Matcher shape = ALTERNATIVES.matcher(text).region(start, end);
        if (shape.matches()) {
            int slash = shape.start(1);
            sink.add(start, slash, Kind.WORD);
            sink.add(slash, slash + 1, Kind.SYMBOL);
            sink.add(slash + 1, end, Kind.WORD);
        } else {
            sink.add(start, end, kind(shape, text.subSequence(start, end).toString()));
        }
    }

    private static Kind kind(Matcher shape, String token) {
        if (shape.usePattern(NUMBER).matches()) {
            return Kind.NUMBER;
        }
        boolean dotted = token.length() <= LONGEST_ACRONYM && token.indexOf('.') == 1 && Abbreviations.dotted(token);
        if (dotted
                || acronym(token, 0, token.length())
                || shape.usePattern(WORD).matches()) {
            return Kind.WORD;
        }
        return shape.usePattern(SYMBOLS).matches() ? Kind.SYMBOL : Kind.CODE;
    }
}
