package io.holdfast.core.fact;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The calculation a text's words announce: "in total", "more than", "on average", "percent of", "times". */
public enum Hint {
    SUM,
    DIFFERENCE,
    MEAN,
    PERCENTAGE,
    RATIO;

    private static final Map<String, Set<Hint>> WORDS = new HashMap<>();

    static {
        put(
                SUM,
                "total|totals|totaled|totalled|totaling|sum|combined|altogether|together|overall|in all|jumlah"
                        + "|gabungan|seluruhnya|keseluruhan");
        put(
                DIFFERENCE,
                "difference|fewer|less|below|more than|less than|fewer than|higher than|lower than|older than|younger than|longer than"
                        + "|shorter than|taller than|larger than|greater than|smaller than|margin|gap|exceeded|ahead of|behind|selisih"
                        + "|lebih banyak|lebih sedikit|remaining|left over|increase of|decrease of|rose by|fell by|grew by|dropped by");
        put(MEAN, "average|averages|averaged|averaging|mean|rata - rata|rerata");
        put(
                PERCENTAGE,
                "percent of|% of|percentage of|share|proportion|persen dari|% dari|percent increase|percent decrease"
                        + "|% increase|% decrease|percent more|percent less|% more|% less|% higher|% lower|percent higher"
                        + "|percent lower|growth|increase of|decrease of|increased by|decreased by|rose by|fell by|grew by"
                        + "|dropped by|declined by");
        put(
                RATIO,
                "times|ratio|twice|double|doubled|triple|tripled|threefold|kali lipat|kali|half as many|half as much");
    }

    private static final Set<String> FIRST_WORDS =
            WORDS.keySet().stream().map(phrase -> phrase.split(" ")[0]).collect(Collectors.toUnmodifiableSet());

    private static void put(Hint hint, String phrases) {
        for (String phrase : phrases.split("\\|")) {
            WORDS.computeIfAbsent(phrase, p -> EnumSet.noneOf(Hint.class)).add(hint);
        }
    }

    /** The calculations a text's words announce, in the order of this enum. */
    public static Set<Hint> in(String text) {
        Tokens tokens = Tokens.of(text);
        Set<Hint> found = EnumSet.noneOf(Hint.class);
        for (int i = 0; i < tokens.size(); i++) {
            for (int n = 1; n <= 3 && FIRST_WORDS.contains(tokens.at(i).lower()); n++) {
                String phrase = tokens.phrase(i, Math.min(i + n, tokens.size()));
                found.addAll(WORDS.getOrDefault(phrase, Set.of()));
            }
        }
        return found;
    }
}
