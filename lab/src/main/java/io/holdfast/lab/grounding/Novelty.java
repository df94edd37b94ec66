package io.holdfast.lab.grounding;

import io.holdfast.core.conversation.turn.ContentWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The trivial scores every figure must beat: the share of an answer's words, or pairs of words, that its documents lack. */
final class Novelty {
    private Novelty() {}

    static double words(LabelledAnswer answer) {
        return novel(ContentWords.of(answer.answer()), new HashSet<>(ContentWords.of(context(answer))));
    }

    static double bigrams(LabelledAnswer answer) {
        return novel(pairs(ContentWords.of(answer.answer())), new HashSet<>(pairs(ContentWords.of(context(answer)))));
    }

    private static String context(LabelledAnswer answer) {
        return String.join(
                "\n", answer.testCase().documents().stream().map(d -> d.text()).toList());
    }

    private static double novel(List<String> said, Set<String> given) {
        return said.isEmpty()
                ? 0
                : (double) said.stream().filter(w -> !given.contains(w)).count() / said.size();
    }

    private static List<String> pairs(List<String> words) {
        List<String> pairs = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            pairs.add(words.get(i - 1) + " " + words.get(i));
        }
        return pairs;
    }
}
