package io.holdfast.core.conversation.turn;

import io.holdfast.text.PorterStemmer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The words of a question that its answer is expected to take up: question words and politeness left out. */
public final class QuestionTerms {
    private static final Set<String> FILLERS =
            ConversationWords.of("filler").stream().map(PorterStemmer::stem).collect(Collectors.toUnmodifiableSet());

    private QuestionTerms() {}

    public static Set<String> of(String question) {
        Set<String> terms = new LinkedHashSet<>(ContentWords.of(question));
        terms.removeAll(FILLERS);
        return terms;
    }

    /** Share of the terms that a text's words hold; 1 when there are none to hold. */
    public static double coverage(Set<String> terms, List<String> words) {
        if (terms.isEmpty()) {
            return 1;
        }
        Set<String> there = Set.copyOf(words);
        return (double) terms.stream().filter(there::contains).count() / terms.size();
    }
}
