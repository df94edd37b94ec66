package io.holdfast.core.text;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a text into sentences. Structure comes first: a code fence, a table row and a heading are one unit each, a list
 * item starts one, wrapped lines are joined. Then every stop in prose is judged by its neighbours ({@link
 * SentenceEnds}). Work is linear in the length of the text, whatever it contains.
 */
public final class SentenceSplitter {
    /** The longest parenthesis inside a sentence that is never cut. */
    private static final int MAX_PARENTHESIS = 300;
    /** The longest inline code span. */
    private static final int MAX_CODE_SPAN = 200;
    /** The longest citation mark after a stop, as in "[1, 12-14]". */
    private static final int MAX_CITATION = 16;

    private final CharSequence text;
    private final List<Span> sentences = new ArrayList<>();

    private SentenceSplitter(CharSequence text) {
        this.text = text;
    }

    /**
     * The sentences of a text: trimmed, in order, not overlapping. Together they cover everything but white space,
     * rulers and table separators.
     */
    public static List<Span> split(String text) {
        return splitSequence(text);
    }

    static List<Span> splitSequence(CharSequence text) {
        SentenceSplitter splitter = new SentenceSplitter(text);
        for (Blocks.Block block : Blocks.of(text)) {
            if (block.whole()) {
                splitter.add(block.start(), block.end());
            } else {
                splitter.prose(block.start(), block.end());
            }
        }
        return List.copyOf(splitter.sentences);
    }

    private void add(int start, int end) {
        int from = Chars.skipBlank(text, start, end);
        int to = Chars.trimEnd(text, from, end);
        if (from < to) {
            sentences.add(new Span(from, to));
        }
    }

    private void prose(int start, int end) {
        Brackets brackets = Brackets.of(text, start, end);
        SentenceEnds ends = new SentenceEnds(text, end);
        int sentence = start;
        int i = body(sentence, end);
        while (i < end) {
            char c = text.charAt(i);
            if (c == '`') {
                i = afterCodeSpan(i, end);
            } else if ((c == '(' || c == '[') && i > sentence) {
                i = afterBracket(i, brackets.close(i));
            } else if (Marker.bullet(c) && i > sentence && inlineBullet(i, end)) {
                add(sentence, i);
                sentence = i;
                i = body(sentence, end);
            } else if (Chars.stop(c) || (c == ';' && greekQuestion(i, sentence))) {
                int afterStops = afterStops(i, end);
                int afterMarks = afterMarks(afterStops, end);
                int cut = afterAttached(sentence, afterMarks, end);
                int next = Chars.skipBlank(text, cut, end);
                if (next < end && ends.at(sentence, i, afterStops, afterMarks, next)) {
                    add(sentence, cut);
                    sentence = next;
                    i = body(sentence, end);
                } else {
                    i = afterMarks;
                }
            } else {
                i++;
            }
        }
        add(sentence, end);
    }

    /** Where the words of a sentence begin: the stop of "2." is no stop. */
    private int body(int sentence, int end) {
        Marker marker = Marker.at(text, sentence, end);
        return marker == null ? sentence : Math.max(sentence, marker.end());
    }

    private int afterCodeSpan(int at, int end) {
        int open = at;
        while (open < end && text.charAt(open) == '`') {
            open++;
        }
        int length = open - at;
        int limit = Math.min(end, open + MAX_CODE_SPAN);
        int run = 0;
        for (int i = open; i < limit; i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            if (run == length && (i + 1 == end || text.charAt(i + 1) != '`')) {
                return i + 1;
            }
        }
        return open;
    }

    /** Steps over a parenthesis, back to a stop just before its end: "(see below.) Then". */
    private int afterBracket(int open, int close) {
        if (close - open < 2 || close - open > MAX_PARENTHESIS) {
            return open + 1;
        }
        int i = close;
        while (i > open + 1 && Chars.stop(text.charAt(i - 1))) {
            i--;
        }
        return i < close ? i : close + 1;
    }

    private boolean inlineBullet(int at, int end) {
        return "•◦▪‣●".indexOf(text.charAt(at)) >= 0
                && Chars.blank(text.charAt(at - 1))
                && at + 1 < end
                && Chars.blank(text.charAt(at + 1));
    }

    /** The Greek question mark, usually typed as a semicolon. */
    private boolean greekQuestion(int at, int sentence) {
        return at > sentence && Character.UnicodeScript.of(text.charAt(at - 1)) == Character.UnicodeScript.GREEK;
    }

    private int afterStops(int stop, int end) {
        int i = stop + 1;
        while (i < end && Chars.stop(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private int afterMarks(int from, int end) {
        int i = from;
        while (i < end) {
            char c = text.charAt(i);
            int citation = c == '[' ? afterCitation(i, end) : i;
            int emoji = afterEmoji(i, end);
            if (citation > i || emoji > i) {
                i = Math.max(citation, emoji);
            } else if (Chars.blank(c) && i + 1 < end && text.charAt(i + 1) == '»') {
                i += 2;
            } else if (Chars.closer(c) || c == '¹' || c == '²' || c == '³') {
                i++;
            } else {
                break;
            }
        }
        return i;
    }

    /** Citation marks and emoji that follow a stop on the same line belong to the sentence before them. */
    private int afterAttached(int sentence, int from, int end) {
        boolean emojiStarts = Chars.emoji(Character.codePointAt(text, sentence));
        int attached = from;
        int i = from;
        while (i < end) {
            char c = text.charAt(i);
            if (Chars.blank(c)) {
                if (Chars.lineBreak(c)) {
                    break;
                }
                i++;
                continue;
            }
            int after = c == '[' ? afterCitation(i, end) : emojiStarts ? i : afterEmoji(i, end);
            if (after == i || (after < end && !Chars.blank(text.charAt(after))) || c == '[' && continued(after, end)) {
                break;
            }
            i = after;
            attached = after;
        }
        return attached;
    }

    /** Whether a sentence goes on in lower case: then what comes before is its subject ("[2] puts it at 40"). */
    private boolean continued(int from, int end) {
        int i = from;
        while (i < end && Chars.blank(text.charAt(i)) && !Chars.lineBreak(text.charAt(i))) {
            i++;
        }
        return i < end && Character.isLowerCase(text.charAt(i));
    }

    private int afterCitation(int open, int end) {
        int limit = Math.min(end, open + MAX_CITATION);
        boolean digit = false;
        for (int i = open + 1; i < limit; i++) {
            char c = text.charAt(i);
            if (c == ']') {
                return digit ? i + 1 : open;
            }
            if (Character.isDigit(c)) {
                digit = true;
            } else if (",-–; ^".indexOf(c) < 0) {
                break;
            }
        }
        return open;
    }

    /** The index after the emoji or the typed smiley that stands here; {@code from} when there is none. */
    private int afterEmoji(int from, int end) {
        int i = afterSmiley(from, end);
        while (i < end) {
            int c = Character.codePointAt(text, i);
            if (!Chars.emoji(c)) {
                break;
            }
            i += Character.charCount(c);
        }
        return Math.min(i, end);
    }

    private int afterSmiley(int from, int end) {
        int mouth = from + 1 < end && text.charAt(from + 1) == '-' ? from + 2 : from + 1;
        boolean smiley =
                mouth < end && ":;".indexOf(text.charAt(from)) >= 0 && ")(DPp".indexOf(text.charAt(mouth)) >= 0;
        return smiley && (mouth + 1 == end || Chars.blank(text.charAt(mouth + 1))) ? mouth + 1 : from;
    }
}
