package io.holdfast.core.cite;

import io.holdfast.text.WordCount;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The clauses that a statement joins: "A is so, and B is so" says two things, and either may come from a document of its
 * own.
 */
final class Clauses {
    /** Fewer words than this are an item of a list, no clause. */
    private static final int LEAST_WORDS = 4;

    private static final Pattern JOINT = CiteWords.pattern("(?i)[,;]\\s+%{joins-clauses}\\s+|;\\s+");

    private Clauses() {}

    /** At least two, or none where the statement says one thing. */
    static List<String> of(String statement) {
        List<String> parts = List.of(JOINT.split(statement.strip()));
        return parts.size() > 1 && parts.stream().allMatch(part -> WordCount.of(part) >= LEAST_WORDS)
                ? parts
                : List.of();
    }
}
