package io.holdfast.core.claim;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a sentence says beside itself: remarks in brackets and before a colon, texts of links, descriptions of pictures; and
 * the values of a record. The rest may be true to the word, and a model that reads both together sees mostly that.
 */
final class Asides {
    /** Where a link of Markdown leads. */
    private static final String TARGET = "\\]\\([^()\\s]{1,500}";
    /** A link or picture of Markdown; its group is the text. */
    static final Pattern LINK = Pattern.compile("!?\\[([^\\]\\[]{1,200})" + TARGET + "(?:\\s+\"[^\"\\n]{0,200}\")?\\)");
    /** The text that appears on pointing at such a link. */
    private static final Pattern LINK_TITLE = Pattern.compile(TARGET + "\\s+\"([^\"\\n]{1,200})\"\\)");

    /** The same where the link is defined on a line of its own. */
    private static final Pattern DEFINED_TITLE =
            Pattern.compile("(?m)^ {0,3}\\[[^\\]\\n]{1,40}]:\\s*\\S{1,500}\\s+[\"'(]([^\"'()\\n]{1,200})[\"')]\\s*$");

    /** What a tag says beside its content: the description of a picture, the text that appears on pointing. */
    static final Pattern ATTRIBUTE = Pattern.compile(
            "(?<=\\s)(?:alt|title|aria-label)\\s?=\\s?[\"']([^\"'<>]{1,200})[\"'](?=[^<>]{0,300}>)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern BRACKETS = Pattern.compile("(?<!\\])[({]([^(){}\\n]{1,200})[)}]");
    private static final Pattern SQUARE = Pattern.compile("(?<!\\])\\[([^\\[\\](){}\\n]{1,200})\\](?![(\\[:])");
    /** A clause between a comma and a colon, when the sentence goes on behind it. */
    private static final Pattern REMARK = Pattern.compile("^[^:,.!?|\"\\n]{1,60},\\s([^:.!?|\"\\n]{20,200}):(?=\\s)");
    /** A value of a record: behind a name in quotes and a colon, or behind another in a list. */
    private static final Pattern VALUE = Pattern.compile(
            "(?:\"\\s{0,4}:\\s{0,9}(?:\\[\\s{0,9})?|\\G\\s{0,9},\\s{0,9})\"([^\"\\n]{1,200})\"(?=\\s{0,9}(?:[,\\]}]|$))");

    private static final int SENTENCE_WORDS = 4;
    private static final Pattern SENTENCE = Pattern.compile("\\S+(?:\\s+\\p{Ll}\\S*){" + (SENTENCE_WORDS - 1) + "}");

    /** @param sentence whether it is a whole sentence and so a claim whatever it says */
    record Aside(Span span, boolean sentence, Passed.Form form) {}

    private Asides() {}

    /** Whether a part of an answer is nothing but a picture: what describes it is said in passing. */
    static boolean picture(String part) {
        return part.startsWith("!") && LINK.matcher(part).matches();
    }

    /** The asides of a sentence that has other words too. */
    static List<Aside> of(String answer, Span sentence) {
        List<Aside> found = new ArrayList<>();
        Stream.of(LINK, LINK_TITLE, ATTRIBUTE, BRACKETS, SQUARE, REMARK, VALUE)
                .forEach(pattern -> find(pattern, answer, sentence, found));
        return found;
    }

    /** The titles of links that are defined from some place on; one of several words is a claim unless it is written as a title. */
    static List<Aside> titles(String answer, int from) {
        return DEFINED_TITLE
                .matcher(answer)
                .region(from, answer.length())
                .results()
                .map(m -> new Aside(
                        new Span(m.start(1), m.end(1)),
                        SENTENCE.matcher(m.group(1)).lookingAt(),
                        Passed.Form.HEADING))
                .toList();
    }

    private static void find(Pattern pattern, String answer, Span sentence, List<Aside> found) {
        Matcher aside = pattern.matcher(answer).region(sentence.start(), sentence.end());
        while (aside.find()) {
            Span span = new Span(aside.start(1), aside.end(1));
            Passed.Form form = pattern.equals(VALUE) ? Passed.Form.VALUE : Passed.Form.ASIDE;
            boolean beside = aside.start() > sentence.start() + 1 || aside.end() < sentence.end() - 1;
            int words = span.of(answer).strip().split("\\s+").length;
            if (beside && (words > 1 || form == Passed.Form.VALUE) && !SourceMarks.only(aside.group())) {
                boolean whole = List.of(LINK, LINK_TITLE, ATTRIBUTE).contains(pattern)
                        && words >= SENTENCE_WORDS
                        && AnswerParts.finite(span.of(answer));
                found.add(new Aside(span, whole, form));
            }
        }
    }
}
