package io.holdfast.core.claim;

import io.holdfast.core.model.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the lines of an answer are by their marks and places: items of a list, headings. */
final class LineMarks {
    private static final Pattern LETTER = Pattern.compile("(\\p{Lu})\\.");
    private static final Pattern MARKER = Pattern.compile(
            "^(?:\\s*(?:(?:```|~~~)[\\w-]*[ \\t]*\\n|[-*•◦▪‣–—·]\\s+|\\(?\\d{1,3}[.)]\\s+|\\(?[a-zA-Z][.)]\\s+|>\\s+|\\[[ xX]\\]\\s+))++");
    private static final Pattern HEADING = Pattern.compile("^\\s*(?:#{1,6}\\s+|<h[1-6]\\b[^<>]{0,200}>)");
    private static final Pattern UNDERLINE = Pattern.compile("[ \\t]{0,8}\\n(?:={3,80}|-{3,80})[ \\t]{0,8}(?:\\n|$)");
    static final String BULLET = "(?:[-*•]|\\d{1,3}[.)])[ \\t]{1,4}";
    /** The line below the title of an item, as far as its first letter. */
    static final String BELOW = "[ \\t]{0,4}\\n[ \\t]+(?=\\p{Lu})";

    private static final Pattern TITLED = Pattern.compile(BELOW);
    private static final Pattern LONE = Pattern.compile("\\p{L}[\\p{L}\\p{M}'’-]*\\n(?=\\S)");

    private LineMarks() {}

    /**
     * The words of a heading; null where a sentence is none.
     *
     * @param content the sentence without its list marker
     */
    static @Nullable Span heading(String answer, Span sentence, Span content) {
        Matcher hashes = HEADING.matcher(content.of(answer));
        if (hashes.find()) {
            return new Span(content.start() + hashes.end(), sentence.end());
        }
        boolean item = content.start() > sentence.start();
        return underlined(answer, sentence) || (item ? title(answer, content) : lone(answer, sentence))
                ? new Span(content.start(), sentence.end())
                : null;
    }

    /** A sentence without the marker of the list of which it is an item. */
    static Span withoutMarker(String answer, Span sentence) {
        Matcher marker = MARKER.matcher(sentence.of(answer));
        return marker.find() && marker.end() < sentence.length() && !initial(answer, marker.group())
                ? new Span(sentence.start() + marker.end(), sentence.end())
                : sentence;
    }

    /** Whether a capital with a dot is that of a name: nothing else in the answer is marked by the letter before or after it. */
    private static boolean initial(String answer, String marker) {
        Matcher letter = LETTER.matcher(marker.strip());
        if (!letter.matches()) {
            return false;
        }
        char c = letter.group(1).charAt(0);
        return !Pattern.compile("(?m)^[ \\t]*+[" + (char) (c - 1) + (char) (c + 1) + "]\\.\\s")
                .matcher(answer)
                .find();
    }

    /** The first line of an item of a list, when a sentence begins on the line below it. */
    private static boolean title(String answer, Span content) {
        return content.end() < answer.length()
                && TITLED.matcher(answer).region(content.end(), answer.length()).lookingAt()
                && Character.isLetterOrDigit(answer.charAt(content.end() - 1));
    }

    /** A line of one word with another line below it. */
    private static boolean lone(String answer, Span line) {
        Matcher word = LONE.matcher(answer).region(line.start(), answer.length());
        return word.lookingAt() && word.end() == line.end() + 1;
    }

    /** Whether a sentence is a line with a line of marks below it: the other way to write a heading. */
    private static boolean underlined(String answer, Span sentence) {
        boolean line = sentence.start() == 0 || answer.charAt(sentence.start() - 1) == '\n';
        return line
                && UNDERLINE
                        .matcher(answer)
                        .region(sentence.end(), answer.length())
                        .lookingAt();
    }
}
