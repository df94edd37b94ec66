package io.holdfast.core.trace;

import java.util.List;
import java.util.Set;

/** Finds negators and how far they reach: to the end of their clause, or seven words on. */
final class Negation {
    private static final int REACH = 7;

    private static final Set<String> NEGATORS = Set.of(
            "not",
            "no",
            "never",
            "cannot",
            "without",
            "neither",
            "nor",
            "none",
            "nobody",
            "nothing",
            "nowhere",
            "hardly",
            "barely",
            "scarcely",
            "lack",
            "lacks",
            "lacked",
            "lacking",
            "unable",
            "fails",
            "failed",
            "tidak",
            "bukan",
            "tanpa",
            "belum",
            "jangan",
            "tak",
            "nicht",
            "kein",
            "keine",
            "nie",
            "ohne",
            "nunca",
            "jamais",
            "aucun",
            "sin",
            "prohibited",
            "forbidden",
            "refuses",
            "refused");

    private static final Set<String> UNAPOSTROPHED = Set.of(
            "dont",
            "doesnt",
            "didnt",
            "isnt",
            "arent",
            "wasnt",
            "werent",
            "hasnt",
            "havent",
            "hadnt",
            "cant",
            "wont",
            "wouldnt",
            "couldnt",
            "shouldnt",
            "mustnt");
    /** After these words "not" denies a part only, or nothing. */
    private static final Set<String> AFTER_NOT =
            Set.of("only", "just", "merely", "all", "every", "always", "everyone", "necessarily");

    private static final Set<String> AFTER_NO = Set.of(".", "doubt", "later", "more", "less", "fewer");
    private static final Set<String> STOPPING = Set.of("stop", "stops", "stopped", "cease", "ceases", "ceased", "quit");

    private Negation() {}

    /** For each folded word, whether it is a negator. */
    static boolean[] negators(List<String> words) {
        boolean[] found = new boolean[words.size()];
        for (int i = 0; i < found.length; i++) {
            String word = words.get(i);
            String next = i + 1 < found.length ? words.get(i + 1) : "";
            found[i] = denies(words, i, word, next) || STOPPING.contains(word) && next.endsWith("ing");
        }
        return found;
    }

    private static boolean denies(List<String> words, int i, String word, String next) {
        if (word.equals("not") && AFTER_NOT.contains(next)) {
            return false;
        }
        if (word.equals("no") && (AFTER_NO.contains(next) || digitFirst(next))) {
            return next.equals("more")
                    && i + 2 < words.size()
                    && !words.get(i + 2).equals("than");
        }
        return NEGATORS.contains(word) || word.endsWith("n't") || UNAPOSTROPHED.contains(word);
    }

    private static boolean digitFirst(String word) {
        return !word.isEmpty() && word.charAt(0) >= '0' && word.charAt(0) <= '9';
    }

    /** For each word, whether an odd number of negators reaches it. */
    static boolean[] reached(boolean[] negators, int[] segments) {
        boolean[] negated = new boolean[negators.length];
        for (int i = 0; i < negators.length; i++) {
            if (!negators[i]) {
                continue;
            }
            for (int j = i + 1; j < negated.length && j - i <= REACH && segments[j] == segments[i]; j++) {
                negated[j] = !negated[j];
            }
        }
        return negated;
    }
}
