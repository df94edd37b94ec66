package io.holdfast.engine.anchor;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The things that a question counts, asked for themselves: "which huts have a stove" for "how many huts have a stove". */
public final class CountedThings {
    private CountedThings() {}

    /** A question that asks for no number of things stays as it is. */
    public static String of(String question) {
        for (String pair : AskingWords.of("how-many")) {
            int equals = pair.indexOf('=');
            Matcher m = Pattern.compile("(?iuU)(?<![\\p{L}-])(?:" + pair.substring(0, equals) + ")\\b")
                    .matcher(question);
            if (m.find()) {
                String things = pair.substring(equals + 1).replace('_', ' ');
                return question.substring(0, m.start()) + things + question.substring(m.end());
            }
        }
        return question;
    }
}
