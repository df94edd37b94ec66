package io.holdfast.text;

import static java.lang.Character.UnicodeScript.HAN;
import static java.lang.Character.UnicodeScript.HIRAGANA;
import static java.lang.Character.UnicodeScript.KATAKANA;

import java.util.function.IntPredicate;

/** Character classes shared by the splitter and the tokenizer, and runs of characters. */
public final class Chars {
    private static final String OPENERS = "\"'([{<“‘«‹„‚「『（【《〈¿¡*_~`＂";
    static final String CLOSERS = "\"')]}”’»›“」』）】》〉*_~＂";

    /** White space of any script, controls, and the invisible joiners that only separate, in a regular expression. */
    static final String BLANK = "[\\p{Z}\\p{Cc}\\x{200B}\\x{2060}\\x{FEFF}]";

    /** A blank or nothing behind it, in a regular expression in which a dot is any character. */
    static final String SPACED = "(?!(?!" + BLANK + ").)";

    private Chars() {}

    /** The same for a character. */
    static boolean blank(int c) {
        return c < 128
                ? c <= ' ' || c == 127
                : Character.isSpaceChar(c) || Character.isISOControl(c) || c == 0x200B || c == 0x2060 || c == 0xFEFF;
    }

    static boolean lineBreak(int c) {
        return c == '\n' || c == '\r' || c == '\f' || c == 0x0B || c == 0x85 || c == 0x2028 || c == 0x2029;
    }

    static boolean opener(int c) {
        return OPENERS.indexOf(c) >= 0;
    }

    /** A stop that ends a sentence only before white space. */
    static boolean weakStop(int c) {
        return switch (c) {
            case '.', '!', '?', '…', '‽', '⁇', '⁈', '⁉', '\u037E' -> true;
            default -> false;
        };
    }

    /** A stop of a script that writes no space after it, or uses the mark for nothing else. */
    static boolean strongStop(int c) {
        return switch (c) {
            case '。', '！', '？', '｡', '．', '؟', '۔', '।', '॥', '։', '።', '፧', '፨', '။', '។', '៕' -> true;
            default -> false;
        };
    }

    static boolean stop(int c) {
        return weakStop(c) || strongStop(c);
    }

    /** Han, Hiragana or Katakana: written without spaces between words. */
    static boolean cjk(int c) {
        if (c < 0x2E80) {
            return false;
        }
        Character.UnicodeScript script = Character.UnicodeScript.of(c);
        return script == HAN || script == HIRAGANA || script == KATAKANA || c == 'ー';
    }

    static boolean emoji(int c) {
        return (c >= 0x1F000 && c <= 0x1FAFF) || (c >= 0x2600 && c <= 0x27BF) || c == 0xFE0F || c == 0x200D;
    }

    static boolean letterOrDigit(int c) {
        return Character.isLetterOrDigit(c) || combining(c);
    }

    static boolean combining(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    /** The first index from here on, before an end, whose character is none of these; else the end. */
    public static int past(CharSequence text, int from, int end, IntPredicate these) {
        int i = from;
        while (i < end && these.test(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** Where a run of these characters begins that ends here, not before a start. */
    public static int back(CharSequence text, int start, int end, IntPredicate these) {
        int i = end;
        while (i > start && these.test(text.charAt(i - 1))) {
            i--;
        }
        return i;
    }

    static int skipBlank(CharSequence text, int from, int end) {
        return past(text, from, end, Chars::blank);
    }

    static int trimEnd(CharSequence text, int start, int end) {
        return back(text, start, end, Chars::blank);
    }
}
