package io.holdfast.core.dimension;

import io.holdfast.core.claim.Refusals;
import io.holdfast.core.config.Config;
import org.jspecify.annotations.Nullable;

/** Says with what an answer to a corrupted document agrees: the document, or the truth before the corruption. */
public final class DistractorComparison {
    private final AnswerComparison comparison;
    private final Config config;

    public DistractorComparison(AnswerComparison comparison, Config config) {
        this.comparison = comparison;
        this.config = config;
    }

    /**
     * @param fromContext what the corrupted document says; null when it says nothing, so that declining agrees with it
     * @param original what the document said before
     */
    public DistractorAgreement of(String answer, @Nullable String fromContext, String original) {
        boolean withContext = fromContext == null ? Refusals.isRefusal(answer) : agrees(answer, fromContext);
        return new DistractorAgreement(withContext, agrees(answer, original), withContext && fromContext != null);
    }

    private boolean agrees(String answer, String truth) {
        if (answer.isBlank() || truth.isBlank()) {
            return false;
        }
        Likeness likeness = comparison.compare(answer, truth);
        return likeness.conflicts().isEmpty()
                && likeness.semantic() >= config.thresholds().consistencySemantic();
    }
}
