package io.holdfast.text.fact.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The words, numerals and symbols of a text with their offsets: what every reader of facts walks over.
 *
 * <p>A numeral keeps its inner separators ({@code 1,000.50}, {@code 1.2.1}); a word keeps inner digits and underscores
 * ({@code utf8}, {@code item_3}), so that digits inside identifiers never look like numerals.
 */
public final class Tokens {
    private static final Set<String> CURRENCY_PREFIXES = FactWords.of("currency_prefix");
    private static final Token END = new Token(Kind.END, 0, 0, "", "", false, false);

    public enum Kind {
        WORD,
        NUMBER,
        SYMBOL,
        END
    }

    /**
     * @param glued whether it follows the token before without a blank
     * @param lineStart first token of its line
     */
    public record Token(Kind kind, int start, int end, String text, String lower, boolean glued, boolean lineStart) {
        public boolean isWord() {
            return kind == Kind.WORD;
        }

        public boolean isNumber() {
            return kind == Kind.NUMBER;
        }

        public boolean is(String symbolOrWord) {
            return lower.equals(symbolOrWord);
        }

        /** Whether it is this symbol and follows the token before without a blank. */
        public boolean gluedAs(String symbol) {
            return glued && is(symbol);
        }

        public boolean capitalised() {
            return kind == Kind.WORD && Character.isUpperCase(text.codePointAt(0));
        }
    }

    private final List<Token> tokens = new ArrayList<>();

    private Tokens() {}

    public static Tokens of(String text) {
        Tokens out = new Tokens();
        int i = 0;
        int previousEnd = -1;
        boolean lineStart = true;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            if (blank(c)) {
                lineStart |= c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029;
                i += Character.charCount(c);
                continue;
            }
            int end;
            Kind kind;
            if (Character.isDigit(c) || leadingDot(text, i)) {
                kind = Kind.NUMBER;
                end = numberEnd(text, i);
            } else if (wordPart(c)) {
                kind = Kind.WORD;
                end = wordEnd(text, i);
            } else {
                kind = Kind.SYMBOL;
                end = i + Character.charCount(c);
            }
            String s = text.substring(i, end);
            out.tokens.add(new Token(kind, i, end, s, s.toLowerCase(Locale.ROOT), i == previousEnd, lineStart));
            lineStart = false;
            previousEnd = end;
            i = end;
        }
        return out;
    }

    private static boolean blank(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == 0x200B || c == 0xFEFF;
    }

    private static boolean wordPart(int c) {
        return Character.isLetter(c)
                || c == '_'
                || Character.getType(c) == Character.NON_SPACING_MARK
                || Character.getType(c) == Character.COMBINING_SPACING_MARK;
    }

    /** The dot of ".5": nothing precedes it that it could end or continue. */
    private static boolean leadingDot(String text, int i) {
        boolean dot = text.charAt(i) == '.' && i + 1 < text.length() && Character.isDigit(text.charAt(i + 1));
        return dot
                && (i == 0 || Character.isWhitespace(text.charAt(i - 1)) || "($€£-−~".indexOf(text.charAt(i - 1)) >= 0);
    }

    private static int numberEnd(String text, int from) {
        int i = from;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            int width = Character.charCount(c);
            if (Character.isDigit(c)) {
                i += width;
            } else if ((c == '.' || c == ',' || c == '\'' || c == '’')
                    && i + 1 < text.length()
                    && Character.isDigit(text.codePointAt(i + 1))) {
                i++;
            } else {
                break;
            }
        }
        return i;
    }

    private static int wordEnd(String text, int from) {
        int i = from;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            if (Character.isDigit(c)) {
                boolean prefix = i - from <= 3
                        && CURRENCY_PREFIXES.contains(text.substring(from, i).toLowerCase(Locale.ROOT));
                if (prefix) {
                    break;
                }
            } else if (!wordPart(c)) {
                break;
            }
            i += Character.charCount(c);
        }
        return i;
    }

    public int size() {
        return tokens.size();
    }

    /** The token at an index; past either end a token that is nothing. */
    public Token at(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index) : END;
    }

    /** The lower-case tokens {@code [from, to)} joined by single spaces. */
    public String phrase(int from, int to) {
        if (to - from == 1) {
            return at(from).lower();
        }
        StringBuilder s = new StringBuilder();
        for (int i = from; i < to; i++) {
            s.append(s.isEmpty() ? "" : " ").append(at(i).lower());
        }
        return s.toString();
    }

    /** Whether the tokens of {@code [from, to)} follow one another without blanks. */
    public boolean glued(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (!at(i).glued()) {
                return false;
            }
        }
        return true;
    }

    /** The token behind a dash that joins its neighbours without blanks; the token itself where there is none. */
    public int pastJoint(int i) {
        return dash(at(i)) && glued(i - 1, i + 2) ? i + 1 : i;
    }

    /** Whether a hyphen or dash. */
    public static boolean dash(Token t) {
        return t.is("-") || t.is("–") || t.is("—") || t.is("‐") || t.is("‑") || t.is("−");
    }
}
