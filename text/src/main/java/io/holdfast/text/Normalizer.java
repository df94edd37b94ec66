package io.holdfast.text;

import java.text.Normalizer.Form;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Brings spellings of the same text together and keeps what carries meaning: case, width, quotes, dashes and blanks are
 * unified, invisible characters go, symbols stay ({@code /files//home/x} is not {@code /files/home/x}).
 */
public final class Normalizer {
    /** More marks over one letter than any writing needs. */
    private static final Pattern MANY_MARKS = Pattern.compile("(\\p{Mn}{32})\\p{Mn}++");

    /** What is struck out: marked by Markdown, by a tag, or by a stroke through each of its letters. */
    public static final Pattern STRUCK = Pattern.compile(
            "\\s?(?:(?<!~)~~(?=[^\\s~])[^~\\n]{1,300}(?<=\\S)~~(?!~)|<(del|s|strike)>[^<>]{1,300}</\\1>|(?:[\\p{L}\\p{N}\\p{P} ]\\x{336})++)",
            Pattern.CASE_INSENSITIVE);

    private Normalizer() {}

    /** The text with blanks for marks beyond what a letter carries: the end of each word is looked for through them all. */
    public static String fewMarks(String text) {
        return MANY_MARKS.matcher(text).replaceAll(m -> m.group(1) + " ".repeat(m.end() - m.end(1)));
    }

    /** The same with blanks also for what is struck out: nobody asserts it. In XML such tags mean something else. */
    public static String stated(String text) {
        Matcher struck = STRUCK.matcher(text.startsWith("<?xml") ? "" : fewMarks(text));
        return struck.find() ? struck.replaceAll(m -> m.group().replaceAll("\\S", " ")) : fewMarks(text);
    }

    public static String fold(String text) {
        if (plain(text)) {
            return text;
        }
        String once = foldOnce(text);
        // lower case can undo composition and the other way round: a second pass settles it
        return once.chars().allMatch(c -> c < 128) ? once : foldOnce(once);
    }

    /** The folded words, numbers and code of a text, in order; CJK characters one by one, symbols left out. */
    public static List<String> words(String text) {
        return Tokenizer.tokenize(text).stream()
                .filter(token -> token.kind() != Token.Kind.SYMBOL)
                .map(token -> fold(token.text()))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String foldOnce(String text) {
        String composed = java.text.Normalizer.isNormalized(text, Form.NFKC)
                ? text
                : java.text.Normalizer.normalize(text, Form.NFKC);
        String lower = composed.toLowerCase(Locale.ROOT);
        StringBuilder out = new StringBuilder(lower.length());
        boolean pendingBlank = false;
        for (int i = 0; i < lower.length(); ) {
            int c = lower.codePointAt(i);
            i += Character.charCount(c);
            if (invisible(c)) {
                continue;
            }
            if (Chars.blank(c)) {
                pendingBlank = !out.isEmpty();
                continue;
            }
            if (pendingBlank) {
                out.append(' ');
                pendingBlank = false;
            }
            out.appendCodePoint(unify(c));
        }
        return out.toString();
    }

    /** Small ASCII letters, digits and symbols: folded as they are. */
    private static boolean plain(String text) {
        return text.chars().allMatch(c -> c > ' ' && c < 127 && (c < 'A' || c > 'Z'));
    }

    private static int unify(int c) {
        return switch (c) {
            case '‘', '’', '‚', '‛', '′', 'ʼ', 'ʹ', '‹', '›' -> '\'';
            case '“', '”', '„', '‟', '″', '«', '»' -> '"';
            case '‐', '‑', '‒', '–', '—', '―', '−', '﹘', '﹣' -> '-';
            default -> c;
        };
    }

    /** Zero-width characters, direction controls, variation selectors, soft hyphen and the invisible tag letters. */
    private static boolean invisible(int c) {
        return c == 0xAD
                || c == 0x61C
                || c == 0x180E
                || (c >= 0x200B && c <= 0x200F)
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2060 && c <= 0x206F)
                || (c >= 0xFE00 && c <= 0xFE0F)
                || c == 0xFEFF
                || (c >= 0xE0000 && c <= 0xE01EF);
    }
}
