package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import java.util.regex.Pattern;

/** Whether words say that something is not: "not included", "forbidden", "do not take it if you". */
public final class Denial {
    private static final Pattern DENIED = EngineWords.pattern("(?iu)\\b%{denies}\\b|n['’]t\\b");
    /** Denials that demand: "do not forget to bring". */
    private static final Pattern DEMANDED =
            EngineWords.pattern("(?iu)(?:\\bnot|n['’]t|\\bnever|jangan|nicht) %{undenied}\\b");

    private Denial() {}

    public static boolean in(String words) {
        return DENIED.matcher(DEMANDED.matcher(words).replaceAll(" ")).find();
    }
}
