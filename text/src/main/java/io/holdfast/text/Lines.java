package io.holdfast.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a single line is, seen on its own. All ranges are trimmed and not empty. */
final class Lines {
    private static final Pattern FENCE = Pattern.compile("(?:(`{3,})[^`]*|(~{3,}).*)", Pattern.DOTALL);
    private static final Pattern HEADING =
            Pattern.compile("#{1,6}(?:" + Chars.BLANK + ".*)?|\\*\\*[^*]+\\*\\*:?", Pattern.DOTALL);
    private static final Pattern BLANKS_AND_COLONS = Pattern.compile("(?:" + Chars.BLANK + "|:)++");
    private static final Pattern RULE =
            Pattern.compile("-{3,}|={3,}|\\*{3,}|_{3,}|(?=.*[|+])(?:[|+]*+-[|+-]*+|[|+]*+=[|+=]*+)", Pattern.DOTALL);
    private static final Pattern JSON = Pattern.compile("\\{.*\\},?", Pattern.DOTALL);
    private static final Pattern PIPED = Pattern.compile("\\|[^|]*(?:\\|[^|]*\\|.*|\\|)", Pattern.DOTALL);
    private static final Pattern SPACED_PIPES = Pattern.compile(
            Chars.BLANK + "\\|(?=" + Chars.BLANK + ").*" + Chars.BLANK + "\\|" + Chars.BLANK, Pattern.DOTALL);
    private static final Pattern LABEL =
            Pattern.compile("\\p{L}[\\p{L}\\p{Nd} _/-]{0,38}:(?:" + Chars.BLANK + ".*)?", Pattern.DOTALL);

    private static final int LONGEST_TITLE = 60;
    /** Short words of a title may be in lower case. */
    private static final String TITLE_WORD = "(?:\\p{Ll}[\\p{L}\\p{Nd}&'-]{0,2}|(?!\\p{Ll})[\\p{L}\\p{Nd}&'-]+)";

    private static final Pattern TITLE =
            Pattern.compile("(?=\\p{Lu})" + TITLE_WORD + "(?:" + Chars.BLANK + "+" + TITLE_WORD + "){0,5}");

    private Lines() {}

    /** The length of the fence that this line opens or closes; 0 when it is none. */
    static int fence(CharSequence text, int start, int end) {
        Matcher fence = FENCE.matcher(text).region(start, end);
        return fence.matches() ? Math.max(fence.end(1), fence.end(2)) - start : 0;
    }

    static boolean bareFence(CharSequence text, int start, int end, char mark, int length) {
        return end - start >= length && text.subSequence(start, end).chars().allMatch(c -> c == mark);
    }

    /** A line without content: {@code |---|:--:|}, {@code -----}, {@code ===}, {@code * * *}. */
    static boolean separator(CharSequence text, int start, int end) {
        return !Character.isLetterOrDigit(text.charAt(start))
                && RULE.matcher(BLANKS_AND_COLONS
                                .matcher(text.subSequence(start, end))
                                .replaceAll(""))
                        .matches();
    }

    /** A line with marks of a heading, or all of it bold. */
    static boolean heading(CharSequence text, int start, int end) {
        return matches(HEADING, text, start, end);
    }

    /** A table row by its own look: {@code | a | b |}, {@code a | b | c}, a JSON object on one line. */
    static boolean row(CharSequence text, int start, int end) {
        return matches(JSON, text, start, end)
                || matches(PIPED, text, start, end)
                || text.charAt(start) != '{'
                        && contains(text, start, end, '|')
                        && SPACED_PIPES.matcher(text).region(start, end).find();
    }

    static boolean contains(CharSequence text, int start, int end, char wanted) {
        return start < end && text.subSequence(start, end).chars().anyMatch(c -> c == wanted);
    }

    /** {@code Name: value}, a line of a record rather than of a paragraph. */
    static boolean label(CharSequence text, int start, int end) {
        return matches(LABEL, text, start, end);
    }

    /** A short line in title case without any stop: a heading that carries no mark. */
    static boolean title(CharSequence text, int start, int end) {
        return end - start <= LONGEST_TITLE && matches(TITLE, text, start, end);
    }

    private static boolean matches(Pattern pattern, CharSequence text, int start, int end) {
        return pattern.matcher(text).region(start, end).matches();
    }
}
