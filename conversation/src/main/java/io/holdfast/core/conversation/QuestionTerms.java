package io.holdfast.core.conversation;

import io.holdfast.core.text.ContentWords;
import io.holdfast.core.text.PorterStemmer;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The words of a question that its answer is expected to take up: question words and politeness left out. */
final class QuestionTerms {
    private static final Set<String> FILLERS =
            Arrays.stream("""
            please tell know give need want would could can will may like help explain describe show let get ask asking
            question wondering wonder hi hello hey thanks thank ok okay many much often long far old any some more else until since
            hai halo tolong mohon bisa boleh mau ingin tanya bertanya apa apakah berapa kapan mana dimana bagaimana
            mengapa kenapa siapa ada saja ya kak min jelaskan sebutkan beri tahu dong sih terima kasih sampai sejak seberapa sering
            """.strip().split("\\s+")).map(PorterStemmer::stem).collect(Collectors.toUnmodifiableSet());

    private QuestionTerms() {}

    static Set<String> of(String question) {
        Set<String> terms = new LinkedHashSet<>(ContentWords.of(question));
        terms.removeAll(FILLERS);
        return terms;
    }

    /** Share of the terms that a text's words hold; 1 when there are none to hold. */
    static double coverage(Set<String> terms, List<String> words) {
        if (terms.isEmpty()) {
            return 1;
        }
        Set<String> there = Set.copyOf(words);
        return (double) terms.stream().filter(there::contains).count() / terms.size();
    }
}
