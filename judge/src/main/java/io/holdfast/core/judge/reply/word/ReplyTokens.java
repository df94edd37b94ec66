package io.holdfast.core.judge.reply.word;

import java.util.ArrayList;
import java.util.List;

/** Splits a text into words, numbers, punctuation and line ends in one pass. */
public final class ReplyTokens {
    private ReplyTokens() {}

    public static List<ReplyToken> of(String text) {
        List<ReplyToken> tokens = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u0085') {
                tokens.add(new ReplyToken(ReplyToken.Kind.NEWLINE, "\n", i, next));
            } else if (c == '\t') {
                tokens.add(new ReplyToken(ReplyToken.Kind.PUNCTUATION, "\t", i, next));
            } else if (Character.isDigit(c)) {
                next = endOfNumber(text, i);
                tokens.add(new ReplyToken(ReplyToken.Kind.NUMBER, digits(text.substring(i, next)), i, next));
            } else if (isWordPart(c)) {
                next = endOfWord(text, i);
                tokens.add(new ReplyToken(ReplyToken.Kind.WORD, Folding.fold(text.substring(i, next)), i, next));
            } else if (isMark(c)) {
                tokens.add(new ReplyToken(ReplyToken.Kind.MARK, Character.toString(c), i, next));
            } else if (!isBlank(c) && !(c == '_' && betweenLetters(text, i))) {
                tokens.add(new ReplyToken(ReplyToken.Kind.PUNCTUATION, punctuation(c), i, next));
            }
            i = next;
        }
        return tokens;
    }

    /** NOT_SUPPORTED is two words. */
    private static boolean betweenLetters(String text, int i) {
        return i > 0
                && i + 1 < text.length()
                && Character.isLetter(text.charAt(i - 1))
                && Character.isLetter(text.charAt(i + 1));
    }

    public static boolean isBlank(int c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || Character.getType(c) == Character.FORMAT
                || Character.getType(c) == Character.CONTROL
                || c == 0xFE0F;
    }

    private static boolean isWordPart(int c) {
        int type = Character.getType(c);
        boolean mark = type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
        return Character.isLetter(c) || mark && !isBlank(c);
    }

    private static int endOfWord(String text, int start) {
        int i = start;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            boolean apostrophe = (c == '\'' || c == '’' || c == 'ʼ')
                    && i > start
                    && i + 1 < text.length()
                    && Character.isLetter(text.charAt(i + 1));
            if (!isWordPart(c) && !apostrophe) {
                break;
            }
            i += Character.charCount(c);
        }
        return i;
    }

    private static int endOfNumber(String text, int start) {
        int i = start;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            boolean point = c == '.' && i + 1 < text.length() && Character.isDigit(text.codePointAt(i + 1));
            if (!Character.isDigit(c) && !point) {
                break;
            }
            i += Character.charCount(c);
        }
        return i;
    }

    /** The number in ASCII digits, whatever script it is written in. */
    private static String digits(String number) {
        StringBuilder out = new StringBuilder(number.length());
        number.codePoints()
                .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
                .forEach(out::appendCodePoint);
        return out.toString();
    }

    private static boolean isMark(int c) {
        return "✅✔✓☑👍❌✘✗✖👎🚫".indexOf(c) >= 0;
    }

    private static String punctuation(int c) {
        return switch (c) {
            case '：', '﹕' -> ":";
            case '．', '。', '｡', '؟', '！' -> ".";
            case '，', '、', '،' -> ",";
            case '；', '؛' -> ";";
            case '（' -> "(";
            case '）', 0x20E3 -> ")";
            case '【', '［' -> "[";
            case '】', '］' -> "]";
            case '–', '—', '−', '‐', '‑' -> "-";
            case '→', '⇒', '➔' -> ">";
            case '＝' -> "=";
            case '＃' -> "#";
            case '｜', '│', '┃', '║' -> "|";
            case '“', '”', '„', '«', '»', '「', '」', '＂' -> "\"";
            case '•', '‣', '▪', '◦', '·' -> "*";
            default -> Character.toString(c);
        };
    }
}
