package io.holdfast.adapters;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Scores an answer and says whether it is good enough: what every adapter does before it speaks its framework's
 * language. Make one and keep it; safe for use by many threads.
 */
public final class GroundingCheck {
    private final Evaluator<Grounding> evaluator;
    private final double threshold;

    private GroundingCheck(Evaluator<Grounding> evaluator, double threshold) {
        this.evaluator = evaluator;
        this.threshold = threshold;
    }

    /** By the default configuration and the embedded models; every claim must be supported. */
    public static GroundingCheck standard() {
        return of(Scorers.shared(ConfigLoader.defaults()).faithfulness());
    }

    /** By an evaluator of the caller's, e.g. {@code Scorers.of(config).faithfulness()}; every claim must be supported. */
    public static GroundingCheck of(Evaluator<Grounding> evaluator) {
        return new GroundingCheck(evaluator, 1);
    }

    /** The same, passing from this share of supported claims on. */
    public GroundingCheck withThreshold(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("a threshold of faithfulness lies in [0, 1], not at " + share);
        }
        return new GroundingCheck(evaluator, share);
    }

    public double threshold() {
        return threshold;
    }

    /**
     * Scores an answer.
     *
     * @param id the name under which the result is reported
     * @param reference the expected answer, where there is one
     */
    public GroundingResult check(
            String id, String question, List<Document> documents, String answer, @Nullable String reference) {
        Case testCase = new Case(id, question, distinct(documents), reference, null);
        Finding<Grounding> finding = evaluator.evaluate(testCase, Answer.of(answer));
        boolean passed = finding.fold(
                scored -> threshold < 1 ? scored.score() >= threshold : !scored.failure(),
                abstained -> true,
                unmeasured -> false);
        return new GroundingResult(id, finding, passed);
    }

    /** Texts as documents named 0, 1, 2 … */
    public static List<Document> documents(Iterable<String> texts) {
        List<Document> documents = new ArrayList<>();
        for (String text : texts) {
            documents.add(Document.of(Integer.toString(documents.size()), text));
        }
        return documents;
    }

    /** Chunks of one source often share its id: the second becomes {@code id#2}, so that evidence names one text. */
    private static List<Document> distinct(List<Document> documents) {
        Set<String> taken = new HashSet<>();
        List<Document> result = new ArrayList<>();
        for (Document document : documents) {
            String id = document.id();
            for (int n = 2; !taken.add(id); n++) {
                id = document.id() + "#" + n;
            }
            result.add(new Document(id, document.title(), document.url(), document.text()));
        }
        return result;
    }
}
