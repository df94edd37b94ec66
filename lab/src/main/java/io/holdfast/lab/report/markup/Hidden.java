package io.holdfast.lab.report.markup;

import java.util.Locale;

/** Characters that reorder or hide the text around them: a reader must see them, not obey them. */
public final class Hidden {
    private Hidden() {}

    /** Whether the character is a control, a direction mark, or without width. */
    public static boolean is(char c) {
        return (c < 0x20 && c != '\n' && c != '\t' && c != '\r')
                || (c >= 0x7f && c <= 0x9f)
                || c == 0x061c
                || (c >= 0x200b && c <= 0x200f && c != 0x200c && c != 0x200d)
                || (c >= 0x2028 && c <= 0x202e)
                || (c >= 0x2060 && c <= 0x206f)
                || c == 0xfeff
                || c == 0xfffe
                || c == 0xffff;
    }

    /** The character's name for people: {@code U+202E}. */
    public static String code(char c) {
        return String.format(Locale.ROOT, "U+%04X", (int) c);
    }

    /** The text with each of them replaced by its code in brackets, for files that know no markup. */
    public static String shown(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (is(c)) {
                out.append('[').append(code(c)).append(']');
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}
