package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The things that a question counts, asked for themselves: "which huts have a stove" for "how many huts have a stove". */
public final class CountedThings {
    private record Wording(Pattern number, String things) {
        Wording(String number, String things) {
            this(Pattern.compile("(?iuU)(?<![\\p{L}-])(?:" + number + ")\\b"), things);
        }
    }

    private static final List<Wording> WORDINGS = EngineWords.pairs("how-many").entrySet().stream()
            .map(pair -> new Wording(pair.getKey(), pair.getValue()))
            .toList();

    private CountedThings() {}

    /** A question that asks for no number of things stays as it is. */
    public static String of(String question) {
        for (Wording wording : WORDINGS) {
            Matcher m = wording.number.matcher(question);
            if (m.find()) {
                return question.substring(0, m.start()) + wording.things + question.substring(m.end());
            }
        }
        return question;
    }
}
