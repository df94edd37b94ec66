package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The things that a question counts, asked for themselves: "which huts have a stove" for "how many huts have a stove". */
public final class CountedThings {
    private record Wording(Pattern number, String things) {
        static Wording of(String pair) {
            int equals = pair.indexOf('=');
            String number = "(?iuU)(?<![\\p{L}-])(?:" + pair.substring(0, equals) + ")\\b";
            return new Wording(
                    Pattern.compile(number), pair.substring(equals + 1).replace('_', ' '));
        }
    }

    private static final List<Wording> WORDINGS =
            EngineWords.of("how-many").stream().map(Wording::of).toList();

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
