package io.holdfast.core.conversation;

import io.holdfast.core.config.section.ConversationSettings;
import io.holdfast.core.conversation.turn.Intent;
import io.holdfast.core.conversation.turn.QuestionTerms;
import io.holdfast.core.conversation.turn.Response;
import io.holdfast.core.conversation.turn.SubQuestions;
import io.holdfast.core.model.ErrorCode;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How well a response speaks to its question: the weighted mean of the parts that could be measured. A bare answer
 * ("6 euros.", "At 9.", "Yes.") holds no words that could be compared: its kind alone is. A follow-up is read alone and
 * with the question before it.
 *
 * @param similarity of question and response by meaning; null without an embedder
 * @param termCoverage share of the question's words the response takes up; null when it has none
 * @param intentCoverage share of the asked-for kinds of answer the response holds; null when no kind was asked for
 */
public record Relevance(
        double score,
        @Nullable Double similarity,
        @Nullable Double termCoverage,
        @Nullable Double intentCoverage) {
    public Relevance {
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("score outside [0, 1]: " + score);
        }
    }

    /**
     * @param whole the question with those it follows up, or the question itself
     * @param asked the things the question asks for
     */
    static Measurement<Relevance> of(
            String question,
            String whole,
            List<SubQuestions.Part> asked,
            Response response,
            ConversationSettings settings) {
        if (asked.isEmpty()) {
            return Measurement.none(
                    ErrorCode.NO_QUESTION, "the user's turn asks for nothing a response could be held to");
        }
        Relevance alone = of(question, asked, response, settings);
        if (whole.equals(question)) {
            return Measurement.of(alone);
        }
        Relevance together = of(whole, SubQuestions.of(whole), response, settings);
        return Measurement.of(together.score > alone.score ? together : alone);
    }

    private static Relevance of(
            String question, List<SubQuestions.Part> asked, Response response, ConversationSettings settings) {
        if (response.bareAnswer(asked)) {
            return new Relevance(1, null, null, 1.0);
        }
        Set<String> terms = QuestionTerms.of(question);
        List<Intent> intents = asked.stream()
                .map(SubQuestions.Part::intent)
                .filter(i -> i != Intent.OTHER)
                .toList();
        Double similarity = response.similarity(question);
        Double covered = terms.isEmpty() ? null : QuestionTerms.coverage(terms, response.words());
        Double met = intents.isEmpty()
                ? null
                : (double) intents.stream()
                                .filter(i -> i.metBy(response.text()))
                                .count()
                        / intents.size();
        double sum = 0;
        double weights = 0;
        double[] weight = {settings.similarityWeight(), settings.termWeight(), settings.intentWeight()};
        @Nullable Double[] part = {similarity, covered, met};
        for (int i = 0; i < part.length; i++) {
            Double value = part[i];
            if (value != null) {
                sum += weight[i] * value;
                weights += weight[i];
            }
        }
        double score = weights > 0 ? Math.min(1, sum / weights) : 0;
        return new Relevance(score, similarity, covered, met);
    }
}
