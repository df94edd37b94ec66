package io.holdfast.core.fact;

import io.holdfast.core.fact.Tokens.Token;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The words around a number that change what it says: "at least", "about", "or more", "up to". */
final class Modifiers {
    private static final int LONGEST = 4;
    private static final Map<String, Bound> BEFORE = new HashMap<>();
    private static final Map<String, Bound> AFTER = new HashMap<>();
    private static final Set<String> APPROXIMATE = Set.of(
            "about",
            "approximately",
            "approx",
            "approx .",
            "roughly",
            "around",
            "circa",
            "ca",
            "ca .",
            "nearly",
            "almost",
            "some",
            "an estimated",
            "estimated",
            "close to",
            "~",
            "≈",
            "∼",
            "±",
            "sekitar",
            "kira - kira",
            "kurang lebih",
            "hampir",
            "near",
            "or so",
            "more or less",
            "sekira");

    static {
        before(
                Bound.AT_LEAST,
                "at least|no less than|not less than|no fewer than|not fewer than|a minimum of|minimum of"
                        + "|minimum|minimal|tidak kurang dari|tak kurang dari|paling cepat|setidaknya|sedikitnya|paling sedikit|sekurang - kurangnya|≥|> =|at the very least");
        before(
                Bound.AT_MOST,
                "at most|up to|no more than|not more than|a maximum of|maximum of|maximum|maksimal|maksimum"
                        + "|paling banyak|paling lama|paling lambat|tidak lebih dari|tak lebih dari|tidak melebihi|selama - lamanya|selambat - lambatnya|hingga|sampai dengan|≤|< =|not exceeding|not over|no greater than");
        before(
                Bound.MORE_THAN,
                "more than|over|above|greater than|exceeding|in excess of|higher than|upwards of|larger than"
                        + "|lebih dari|di atas|melebihi|>|longer than|exceeds|exceeded|beyond");
        before(
                Bound.LESS_THAN,
                "less than|fewer than|under|below|lower than|smaller than|kurang dari|di bawah|<" + "|shorter than");
        after(
                Bound.AT_LEAST,
                "or more|or above|or over|or higher|or greater|or later|or older|or longer|and above"
                        + "|and over|and older|and up|or better|atau lebih|ke atas|at least|minimum|at minimum|at a minimum");
        after(
                Bound.AT_MOST,
                "or less|or fewer|or below|or under|or lower|or younger|or shorter|and under|and below"
                        + "|atau kurang|ke bawah|at most|maximum|at maximum|or earlier");
    }

    private static final Set<String> LAST_WORDS = Stream.concat(BEFORE.keySet().stream(), APPROXIMATE.stream())
            .map(phrase -> phrase.substring(phrase.lastIndexOf(' ') + 1))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> FIRST_WORDS = Stream.concat(AFTER.keySet().stream(), Stream.of("or so"))
            .map(phrase -> phrase.split(" ")[0])
            .collect(Collectors.toUnmodifiableSet());

    private Modifiers() {}

    private static void before(Bound bound, String phrases) {
        for (String phrase : phrases.split("\\|")) {
            BEFORE.put(phrase, bound);
        }
    }

    private static void after(Bound bound, String phrases) {
        for (String phrase : phrases.split("\\|")) {
            AFTER.put(phrase, bound);
        }
    }

    /** What stands before token {@code first}, at most back to {@code floor}. */
    record Before(int first, boolean approximate, Bound bound) {}

    static Before before(Tokens tokens, int first, int floor) {
        int at = first;
        boolean approximate = false;
        Bound bound = Bound.EXACT;
        for (int rounds = 0; rounds < 3 && LAST_WORDS.contains(tokens.at(at - 1).lower()); rounds++) {
            int matched = 0;
            for (int n = LONGEST; n >= 1 && matched == 0; n--) {
                if (at - n < floor) {
                    continue;
                }
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

    /** What stands after, with the index of the token behind it. */
    record After(int next, boolean approximate, @Nullable Bound bound) {}

    static After after(Tokens tokens, int i) {
        Token t = tokens.at(i);
        if (t.is("+") && t.glued() && !tokens.at(i + 1).isNumber()) {
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
