package io.holdfast.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    private static final String BULLETS = "•◦▪▫‣⁃●○■□▶►➤➢✓✔✅✗✘✕✖❌☑☒☐①②③④⑤⑥⑦⑧⑨⑩";

    private static final Pattern BULLET = Pattern.compile("[" + BULLETS + "]|[-*+–·>]" + Chars.SPACED, Pattern.DOTALL);
    private static final Pattern NUMBER =
            Pattern.compile("([(（]?)([0-9]{1,3})(?:([.)])" + Chars.SPACED + "|([）、]))", Pattern.DOTALL);
    private static final Pattern LETTER =
            Pattern.compile("([(（]?)([ivxIVX]{1,4}+|[a-zA-Z])([.)])" + Chars.SPACED, Pattern.DOTALL);

    static boolean bullet(char c) {
        return c > 0x2000 && BULLETS.indexOf(c) >= 0;
    }

    static @Nullable Marker at(CharSequence text, int start, int end) {
        Matcher mark = BULLET.matcher(text).region(start, end);
        if (mark.lookingAt()) {
            return new Marker(mark.end(), 0, Style.BULLET);
        }
        if (mark.usePattern(NUMBER).lookingAt()) {
            char close = text.charAt(mark.end() - 1);
            boolean bracket = close == ')' || close == '）';
            return bracket || mark.group(1).isEmpty()
                    ? new Marker(
                            mark.end(), Integer.parseInt(mark.group(2)), bracket ? Style.PARENTHESIS : Style.NUMBER_DOT)
                    : null;
        }
        if (!mark.usePattern(LETTER).lookingAt()) {
            return null;
        }
        int ordinal = Character.toLowerCase(mark.group(2).charAt(0)) - 'a' + 1;
        if (mark.group(3).equals(")")) {
            return new Marker(mark.end(), ordinal, Style.PARENTHESIS);
        }
        return mark.group(1).isEmpty() && mark.group(2).length() == 1
                ? new Marker(mark.end(), ordinal, Style.LETTER_DOT)
                : null;
    }
}
