package io.holdfast.core.conversation;

import io.holdfast.core.config.ConversationSettings;
import io.holdfast.core.model.ErrorCode;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which of the things a user asked for a response covers. */
public record Completeness(List<Asked> asked) {
    public Completeness {
        asked = List.copyOf(asked);
        if (asked.isEmpty()) {
            throw new IllegalArgumentException("nothing was asked");
        }
    }

    /** Covered over all. */
    public double score() {
        return (double) asked.stream().filter(Asked::covered).count() / asked.size();
    }

    public List<Asked> uncovered() {
        return asked.stream().filter(a -> !a.covered()).toList();
    }

    /**
     * A sub-question, or an item of an enumeration.
     *
     * @param terms share of its words the response holds
     * @param similarity to the closest sentence of the response; null without an embedder
     */
    public record Asked(
            String text,
            boolean item,
            Intent intent,
            boolean covered,
            double terms,
            @Nullable Double similarity) {
        public Asked {
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(intent, "intent");
        }
    }

    static Measurement<Completeness> of(
            List<SubQuestions.Part> parts, Response response, ConversationSettings settings) {
        if (parts.isEmpty()) {
            return Measurement.none(ErrorCode.NO_QUESTION, "the user's turn asks for nothing a response could cover");
        }
        return Measurement.of(new Completeness(
                parts.stream().map(part -> asked(part, response, settings)).toList()));
    }

    private static Asked asked(SubQuestions.Part part, Response response, ConversationSettings settings) {
        Set<String> wanted = QuestionTerms.of(part.text());
        double terms = QuestionTerms.coverage(wanted, response.words());
        Double similarity = response.similarity(part.text());
        boolean covered = about(terms, similarity, settings) && part.intent().metBy(response.around(wanted));
        return new Asked(part.text(), part.item(), part.intent(), covered, terms, similarity);
    }

    private static boolean about(double terms, @Nullable Double similarity, ConversationSettings settings) {
        return terms >= settings.coveredTerms() || similarity != null && similarity >= settings.coveredSimilarity();
    }
}
