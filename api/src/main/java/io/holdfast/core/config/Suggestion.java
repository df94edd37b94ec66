package io.holdfast.core.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** "Did you mean": the known name that a mistyped one is closest to, if it is close at all. */
public final class Suggestion {
    private static final LevenshteinDistance DISTANCE = LevenshteinDistance.getDefaultInstance();

    private Suggestion() {}

    public static Optional<String> closest(String typed, Collection<String> known) {
        return known.stream()
                .filter(name -> distance(typed, name) <= Math.max(2, name.length() / 3))
                .min(Comparator.<String>comparingInt(name -> distance(typed, name))
                        .thenComparing(name -> name));
    }

    /** A clause to end an error message with: the suggestion, else the names there are. */
    public static String clause(String typed, Collection<String> known) {
        return closest(typed, known)
                .map(name -> "did you mean " + name + "?")
                .orElseGet(() -> known.size() <= 20
                        ? "known: " + String.join(", ", known)
                        : "see holdfast config --effective for the names there are");
    }

    private static int distance(String a, String b) {
        return DISTANCE.apply(a.toLowerCase(Locale.ROOT), b.toLowerCase(Locale.ROOT));
    }
}
