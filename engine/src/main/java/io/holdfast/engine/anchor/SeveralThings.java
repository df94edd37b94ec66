package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import java.util.regex.Pattern;

/** Whether a question asks for several things of a kind, "which boats", "list all rooms", or how many there are. */
public final class SeveralThings {
    private static final Pattern NAMED = EngineWords.pattern(
            "(?iu)^\\W*(?:please )?(?:list|name|sebutkan|nenne)\\b|^\\W*(?:which|what) (?:[\\p{L}-]+ ){0,2}(?!does\\b)[\\p{L}-]+[^suia\\W]s\\b(?! (?:is|was)\\b)|^\\W*welche [\\p{L}-]+(?:n|e|s)\\b|\\b%{which-ones}\\b");
    private static final Pattern COUNTED = Pattern.compile("(?iu)^\\W*(?:how many|wie ?viele|berapa banyak)\\b");

    private SeveralThings() {}

    public static boolean named(String question) {
        return NAMED.matcher(question).find();
    }

    static boolean namedOrCounted(String question) {
        return named(question) || COUNTED.matcher(question).find();
    }
}
