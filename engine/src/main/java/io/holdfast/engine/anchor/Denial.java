package io.holdfast.engine.anchor;

import java.util.regex.Pattern;

/** Whether words say that something is not: "not included", "forbidden", "do not take it if you". */
public final class Denial {
    private static final Pattern DENIED = Pattern.compile(
            "(?iu)\\b(?:not|no|never|none|neither|nor|cannot|without|forbidden|prohibited|banned|excluded|excluding|except|avoid"
                    + "|tidak|bukan|dilarang|tanpa|jangan|kecuali|nicht|kein\\p{L}*|ohne|verboten|außer)\\b|n['’]t\\b");
    /** Denials that demand: "do not forget to bring". */
    private static final Pattern DEMANDED =
            Pattern.compile("(?iu)(?:\\bnot|n['’]t|\\bnever|jangan|nicht) (?:forget|only|just|lupa|vergessen|nur)\\b");

    private Denial() {}

    public static boolean in(String words) {
        return DENIED.matcher(DEMANDED.matcher(words).replaceAll(" ")).find();
    }
}
