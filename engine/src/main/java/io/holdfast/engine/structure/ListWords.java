package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.HashSet;
import java.util.Set;

/** What a question calls a list by other words than its heading: what one needs for "Ingredients", who attended for "Present", steps for numbered headings. */
final class ListWords {
    private static final Set<String> REQUISITES = ComparedWords.contentOf("requisites");
    private static final Set<String> NEEDING = ComparedWords.contentOf("needing");
    private static final Set<String> PRESENCE = ComparedWords.contentOf("presence");
    private static final Set<String> ATTENDING = ComparedWords.contentOf("attending");
    private static final Set<String> PARTS = ComparedWords.contentOf("parts");
    /** Share of the items that begin with an amount, as those of recipes do. */
    private static final double AMOUNTS = 0.6;

    private ListWords() {}

    /** The words of the headings of a list, with those that ask for such a list. */
    static Set<String> asked(Block block, Set<String> headings) {
        Set<String> words = new HashSet<>(headings);
        if (!TableAnswers.common(REQUISITES, headings).isEmpty() || amounts(block)) {
            words.addAll(NEEDING);
        }
        if (!TableAnswers.common(PRESENCE, headings).isEmpty()) {
            words.addAll(ATTENDING);
        }
        if (headings(block)) {
            words.addAll(PARTS);
        }
        return words;
    }

    /** Whether the items are headings of the document. */
    private static boolean headings(Block block) {
        Block.Item first = block.items().get(0);
        int body = first.chunk().bodyStart();
        return !block.table() && body > 0 && first.span().end() <= body;
    }

    private static boolean amounts(Block block) {
        long amounts = block.items().stream()
                .filter(i -> i.cells().get(0).matches("\\d.*\\p{L}.*"))
                .count();
        return !block.table() && amounts >= AMOUNTS * block.items().size();
    }
}
