package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The words around a number that change what it says: "at least", "about", "or more", "up to". */
final class Modifiers {
    private static final int LONGEST = 4;
    private static final Map<String, Bound> BEFORE = bounds(Map.of(
            "at_least", Bound.AT_LEAST,
            "at_most", Bound.AT_MOST,
            "more_than", Bound.MORE_THAN,
            "less_than", Bound.LESS_THAN));
    private static final Map<String, Bound> AFTER = bounds(Map.of("or_more", Bound.AT_LEAST, "or_less", Bound.AT_MOST));
    private static final Set<String> APPROXIMATE = Set.copyOf(FactWords.lines("approximate"));

    private static final Set<String> LAST_WORDS = Stream.concat(BEFORE.keySet().stream(), APPROXIMATE.stream())
            .map(phrase -> phrase.substring(phrase.lastIndexOf(' ') + 1))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> FIRST_WORDS = Stream.concat(AFTER.keySet().stream(), Stream.of("or so"))
            .map(phrase -> phrase.split(" ")[0])
            .collect(Collectors.toUnmodifiableSet());

    private Modifiers() {}

    private static Map<String, Bound> bounds(Map<String, Bound> sections) {
        Map<String, Bound> phrases = new HashMap<>();
        sections.forEach((section, bound) -> FactWords.lines(section).forEach(phrase -> phrases.put(phrase, bound)));
        return phrases;
    }

    /** The modifiers before token {@code first}, at most back to {@code floor}. */
    record Before(int first, boolean approximate, Bound bound) {}

    static Before before(Tokens tokens, int first, int floor) {
        int at = first;
        boolean approximate = false;
        Bound bound = Bound.EXACT;
        for (int rounds = 0; rounds < 3 && LAST_WORDS.contains(tokens.at(at - 1).lower()); rounds++) {
            int matched = 0;
            for (int n = Math.min(LONGEST, at - floor); n >= 1 && matched == 0; n--) {
                String phrase = tokens.phrase(at - n, at);
                Bound found = BEFORE.get(phrase);
                if (found != null && bound == Bound.EXACT) {
                    bound = found;
                    matched = n;
                } else if (APPROXIMATE.contains(phrase)) {
                    approximate = true;
                    matched = n;
                }
            }
            if (matched == 0) {
                break;
            }
            at -= matched;
        }
        return new Before(at, approximate, bound);
    }

    /** The modifier behind a number, with the index of the token after it. */
    record After(int next, boolean approximate, @Nullable Bound bound) {}

    static After after(Tokens tokens, int i) {
        Token t = tokens.at(i);
        if (t.gluedAs("+") && !tokens.at(i + 1).isNumber()) {
            return new After(i + 1, false, Bound.AT_LEAST);
        }
        for (int n = FIRST_WORDS.contains(t.lower()) ? 3 : 0; n >= 1; n--) {
            String phrase = tokens.phrase(i, i + n);
            Bound bound = AFTER.get(phrase);
            // "18 and over 20 more" keeps its "over" for the next number
            if (bound != null && !tokens.at(i + n).isNumber()) {
                return new After(i + n, false, bound);
            }
            if (phrase.equals("or so")) {
                return new After(i + n, true, null);
            }
        }
        return new After(i, false, null);
    }
}
