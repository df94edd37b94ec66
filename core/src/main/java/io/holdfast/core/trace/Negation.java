package io.holdfast.core.trace;

import io.holdfast.core.text.Token;
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

    private Negation() {}

    /** For each token, whether it is a negator. */
    static boolean[] negators(List<Token> tokens) {
        boolean[] found = new boolean[tokens.size()];
        for (int i = 0; i < found.length; i++) {
            String word = Reading.folded(tokens.get(i));
            boolean negator = NEGATORS.contains(word)
                    || word.endsWith("n't")
                    || word.endsWith("nt")
                            && word.matches(
                                    "(?:do|does|did|is|are|was|were|has|have|had|ca|wo|would|could|should|must)nt");
            if (negator
                    && word.equals("not")
                    && i + 1 < found.length
                    && Reading.folded(tokens.get(i + 1))
                            .matches("only|just|merely|all|every|always|everyone|necessarily")) {
                negator = false;
            }
            if (negator
                    && word.equals("no")
                    && i + 1 < found.length
                    && Reading.folded(tokens.get(i + 1)).matches("\\.|\\d.*|doubt|later|more|less|fewer")) {
                negator = Reading.folded(tokens.get(i + 1)).equals("more")
                        && i + 2 < found.length
                        && !Reading.folded(tokens.get(i + 2)).equals("than");
            }
            boolean stops = word.matches("stop|stops|stopped|cease|ceases|ceased|quit")
                    && i + 1 < found.length
                    && Reading.folded(tokens.get(i + 1)).endsWith("ing");
            found[i] = negator || stops;
        }
        return found;
    }

    /** For each token, whether an odd number of negators reaches it. */
    static boolean[] reached(List<Token> tokens, boolean[] negators, int[] segments) {
        boolean[] negated = new boolean[tokens.size()];
        for (int i = 0; i < negators.length; i++) {
            if (!negators[i]) {
                continue;
            }
            for (int j = i + 1; j < tokens.size() && j - i <= REACH && segments[j] == segments[i]; j++) {
                negated[j] = !negated[j];
            }
        }
        return negated;
    }
}
