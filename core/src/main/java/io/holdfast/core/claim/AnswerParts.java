package io.holdfast.core.claim;

import io.holdfast.core.model.Span;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An answer in parts that each say something of their own: its sentences, and what layout and semicolons divide in them. */
public final class AnswerParts {
    private static final Pattern FINITE = WordPatterns.ALL.compile("\\b(?:%{auxiliary}|[a-z]{3,}(?:es|ed))\\b");

    /** Pictures between words: they separate what is on either side, as bullets do. */
    private static final String PICTURE =
            "[\\x{2600}-\\x{27BF}\\x{2B00}-\\x{2BFF}\\x{1F000}-\\x{1FAFF}\\x{FE0F}\\x{200D}]";

    /**
     * Where a part of a sentence ends that says something of its own: behind a block of HTML, at the line break after a
     * colon, a tag or a labelled value ("Price: 9 euros"), before a remark in brackets or a picture that follows a full stop, at pictures
     * between words, at a full stop that marks hide which are not seen, below the title of an item, and at a semicolon
     * with a clause behind it.
     */
    private static final Pattern WITHIN =
            Pattern.compile("(?<=</(?:h[1-6]|p|li|div|dd|dt)>|<br>|<br/>)\\s*|;\\s+(?![^;]{0,120}:)(?=[^;]{0,120}?"
                    + FINITE + "|(?:it|he|she|(?:the|an?) [\\p{L}-]+) [a-z]+s \\S)|(?:(?<!\\s)\\s++)?+(?<!"
                    + PICTURE + ")" + PICTURE + "++\\s*+(?=[\\p{L}\\p{N}])|(?<=[.!?]" + PlainText.UNSEEN
                    + "{1,4})\\s+(?=\\p{Lu})|(?<=[:：>])[ \\t]*\\n\\s*|(?m)(?=\\n)(?<=^[^\\n.!?:=]{1,60}[:=][^\\n]{1,80})\\n\\s*(?=[\\p{Lu}\\d])|(?<=[.!?])\\s+(?=!?[(\\[<{]|https?://)|(?<=[.!?]<sup>[^<]{1,9}</sup>|</sup><sup>[^<]{1,9}</sup>)\\s+(?=\\p{Lu})|(?m)(?=[ \\t]{0,4}\\n[ \\t])(?<=^[ \\t]{0,8}"
                    + LineMarks.BULLET
                    + "[^\\n.!?:;,]{1,50})" + LineMarks.BELOW);

    private AnswerParts() {}

    static List<Span> of(String answer) {
        List<Span> parts = new ArrayList<>();
        for (Span sentence : SentenceSplitter.split(answer)) {
            Matcher end = WITHIN.matcher(answer).region(sentence.start(), sentence.end());
            end.useTransparentBounds(true);
            int from = sentence.start();
            while (end.find()) {
                if (end.start() > from && end.end() < sentence.end()) {
                    parts.add(new Span(from, end.start()));
                    from = end.end();
                }
            }
            parts.add(new Span(from, sentence.end()));
        }
        return parts;
    }

    /** Whether a sentence has a verb that makes it one. */
    public static boolean finite(String sentence) {
        return FINITE.matcher(sentence).find();
    }
}
