package io.holdfast.text;

import io.holdfast.core.model.Span;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A text without what formatting adds: case, markup, quotes and the blanks around punctuation are folded away, and every
 * character that is left knows where it came from.
 */
public final class FoldedText {
    private static final String MARKUP = "*_`#>~\"'“”„‘’«»‹›•◦▪‣·";
    private static final String TIGHT = ":,;|{}[]()=";

    private final String folded;
    private final int[] origin;

    private FoldedText(String folded, int[] origin) {
        this.folded = folded;
        this.origin = origin;
    }

    public static FoldedText of(String text) {
        StringBuilder out = new StringBuilder(text.length());
        int[] origin = new int[text.length() + 1];
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c) || c == '\u00a0' || decoration(c)) {
                blank = true;
                continue;
            }
            boolean inside = c == '\'' || c == '’' || c == '_';
            boolean between = i > 0
                    && i + 1 < text.length()
                    && Character.isLetterOrDigit(text.charAt(i - 1))
                    && Character.isLetterOrDigit(text.charAt(i + 1));
            if (MARKUP.indexOf(c) >= 0 && !(inside && between)) {
                continue;
            }
            boolean tight = TIGHT.indexOf(c) >= 0;
            boolean afterTight = out.length() > 0 && TIGHT.indexOf(out.charAt(out.length() - 1)) >= 0;
            if (blank && out.length() > 0 && !tight && !afterTight) {
                origin[out.length()] = i;
                out.append(' ');
            }
            blank = false;
            origin[out.length()] = i;
            out.append(folded(c));
        }
        int[] used = Arrays.copyOf(origin, out.length() + 1);
        used[out.length()] = text.length();
        return new FoldedText(out.toString(), used);
    }

    /** Emoji and other pictures, with what joins and varies them. */
    private static boolean decoration(char c) {
        int type = Character.getType(c);
        return type == Character.SURROGATE || type == Character.OTHER_SYMBOL || c == '\ufe0f' || c == '\u200d';
    }

    private static char folded(char c) {
        return switch (c) {
            case '’' -> '\'';
            case '–', '—', '−', '‐', '‑' -> '-';
            default -> Character.toLowerCase(c);
        };
    }

    /** Whether both say the same characters, formatting and the stop at the end aside. */
    public boolean same(FoldedText other) {
        return !folded.isEmpty() && withoutEnd(folded).equals(withoutEnd(other.folded));
    }

    /** Where another text next occurs in this one as whole words, in the offsets of this text; null when it does not. */
    public @Nullable Span find(FoldedText wanted, int from) {
        String words = withoutEnd(wanted.folded);
        if (words.isEmpty()) {
            return null;
        }
        int found = Arrays.binarySearch(origin, from);
        int start = found < 0 ? -found - 1 : found;
        for (int at = folded.indexOf(words, start); at >= 0; at = folded.indexOf(words, at + 1)) {
            int end = at + words.length();
            if (edge(at - 1, at) && edge(end - 1, end) && !signed(at)) {
                return new Span(origin[at], origin[end - 1] + 1);
            }
        }
        return null;
    }

    /** Whether a word may begin or end between two characters. */
    private boolean edge(int left, int right) {
        return left < 0
                || right >= folded.length()
                || !Character.isLetterOrDigit(folded.charAt(left))
                || !Character.isLetterOrDigit(folded.charAt(right));
    }

    /** Whether a minus sign stands directly before what begins here. */
    private boolean signed(int at) {
        return at > 0
                && folded.charAt(at - 1) == '-'
                && (at == 1 || " (".indexOf(folded.charAt(at - 2)) >= 0)
                && !Character.isLetter(folded.charAt(at));
    }

    private static String withoutEnd(String s) {
        return s.substring(0, Chars.back(s, 0, s.length(), c -> ".!?;,: ".indexOf(c) >= 0));
    }
}
