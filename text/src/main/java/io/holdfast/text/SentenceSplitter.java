package io.holdfast.text;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts a text into sentences. Structure comes first: a code fence, a table row and a heading are one unit each, a list
 * item starts one, wrapped lines are joined. Then every stop in prose is judged by its neighbours ({@link
 * SentenceEnds}). Work is linear in the length of the text, whatever it contains.
 */
public final class SentenceSplitter {
    /** The longest sentence: what goes on without a stop is cut, so that it can be read beside others. */
    private static final int LONGEST = 1000;
    /** The longest parenthesis inside a sentence that is never cut. */
    private static final int MAX_PARENTHESIS = 300;

    /** A span of inline code: as many backticks behind it as before it. */
    private static final Pattern CODE_SPAN = Pattern.compile("(?s)(`++)(?:.{1,199}?(?<!`)\\1(?!`))?");

    /** A citation mark, as in "[1, 12-14]". */
    private static final String CITATION = "\\[(?=[^\\]]{0,14}\\p{Nd})[\\p{Nd},–; ^-]{1,14}\\]";

    private static final String EMOJI =
            "(?:[:;]-?[)(DPp]" + Chars.SPACED + "|[\\x{1F000}-\\x{1FAFF}\\x{2600}-\\x{27BF}\\x{FE0F}\\x{200D}])++";

    /** What closes a sentence behind its stop: quotes, brackets, citation marks, emoji. */
    private static final Pattern MARKS = Pattern.compile("(?s)(?:" + CITATION + "|" + EMOJI + "|" + Chars.BLANK + "»|["
            + Pattern.quote(Chars.CLOSERS + "¹²³") + "])*+");

    private static final String SAME_LINE = "(?:(?![\\n\\r\\f\\x0B\\x{85}\\x{2028}\\x{2029}])" + Chars.BLANK + ")*+";
    /** In lower case the sentence goes on: then the mark is its subject ("[2] puts it at 40"). */
    private static final String ATTACHED_CITATION = CITATION + Chars.SPACED + "(?!" + SAME_LINE + "\\p{Ll})";

    private static final Pattern ATTACHED_CITATIONS =
            Pattern.compile("(?s)(?:" + SAME_LINE + ATTACHED_CITATION + ")*+");
    private static final Pattern ATTACHED =
            Pattern.compile("(?s)(?:" + SAME_LINE + "(?:" + ATTACHED_CITATION + "|" + EMOJI + Chars.SPACED + "))*+");

    private final CharSequence text;
    private final List<Span> sentences = new ArrayList<>();

    private SentenceSplitter(CharSequence text) {
        this.text = text;
    }

    /** The sentences of a text, trimmed and in order; only white space, rulers and table separators are left out. */
    public static List<Span> split(CharSequence text) {
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
        while (from < to) {
            int cut = to - from <= LONGEST ? to : cut(from);
            sentences.add(new Span(from, cut));
            from = Chars.skipBlank(text, cut, to);
        }
    }

    /** Where a sentence that does not end is cut: before a blank in reach, else between two characters. */
    private int cut(int from) {
        int end = from + LONGEST;
        int blank = text.subSequence(from, end + 1).toString().lastIndexOf(' ');
        int pair = Character.isLowSurrogate(text.charAt(end)) ? 1 : 0;
        return blank > 0 ? from + blank : end - pair;
    }

    private void prose(int start, int end) {
        Brackets brackets = Brackets.of(text, start, end);
        SentenceEnds ends = new SentenceEnds(text, end);
        int sentence = start;
        int i = body(sentence, end);
        while (i < end) {
            char c = text.charAt(i);
            if (c == '`') {
                i = after(CODE_SPAN, i, end);
            } else if ((c == '(' || c == '[') && i > sentence) {
                i = afterBracket(i, brackets.partner(i));
            } else if (Marker.bullet(c) && i > sentence && inlineBullet(i, end)) {
                add(sentence, i);
                sentence = i;
                i = body(sentence, end);
            } else if (Chars.stop(c) || (c == ';' && greekQuestion(i, sentence))) {
                int afterStops = Chars.past(text, i + 1, end, Chars::stop);
                boolean bare = afterStops + 1 < end
                        && text.charAt(afterStops) == ' '
                        && Character.isLetter(text.charAt(afterStops + 1));
                int afterMarks = bare ? afterStops : after(MARKS, afterStops, end);
                int cut = bare ? afterStops : afterAttached(sentence, afterMarks, end);
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

    private int after(Pattern pattern, int from, int end) {
        Matcher matcher = pattern.matcher(text).region(from, end);
        return matcher.lookingAt() ? matcher.end() : from;
    }

    /** Steps over a parenthesis, back to a stop just before its end: "(see below.) Then". */
    private int afterBracket(int open, int close) {
        if (close - open < 2 || close - open > MAX_PARENTHESIS) {
            return open + 1;
        }
        int i = Chars.back(text, open + 1, close, Chars::stop);
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

    /** Citation marks and emoji that follow a stop on the same line belong to the sentence before them. */
    private int afterAttached(int sentence, int from, int end) {
        boolean emojiStarts = Chars.emoji(Character.codePointAt(text, sentence));
        return after(emojiStarts ? ATTACHED_CITATIONS : ATTACHED, from, end);
    }
}
