package io.holdfast.engine.experiment;

import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.telemetry.QuestionOutcome;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Why a question went wrong; NONE when it did not. */
public enum ErrorCategory {
    NONE,
    /** An answer was given where the corpus holds none. */
    UNANSWERABLE_ANSWERED,
    /** The engine declined although the answer was among what it read. */
    NEEDLESS_ABSTENTION,
    /** The document with the answer was never read. */
    RETRIEVAL_MISS,
    /** A list came back short. */
    PARTIAL_LIST,
    /** A number came back, but not the one asked for. */
    WRONG_AGGREGATION,
    /** The evidence holds the anchors, but speaks about something else. */
    ANCHOR_AMBIGUITY,
    /** The right document was read, and the wrong words were taken from it. */
    WRONG_EXTRACTION;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static ErrorCategory of(QaItem item, QuestionOutcome outcome, double f1) {
        if (!item.answerable()) {
            return outcome.abstained() ? NONE : UNANSWERABLE_ANSWERED;
        }
        if (!outcome.abstained() && f1 > 0) {
            boolean partial = outcome.question().intent().type() == AnswerType.LIST
                    && f1 < 1
                    && outcome.shown().contains(" found)");
            return partial ? PARTIAL_LIST : NONE;
        }
        String document = item.document();
        boolean read = document == null || outcome.retrieved().contains(document);
        if (!read) {
            return RETRIEVAL_MISS;
        }
        if (outcome.abstained()) {
            return NEEDLESS_ABSTENTION;
        }
        return wrong(outcome, document);
    }

    private static ErrorCategory wrong(QuestionOutcome outcome, @Nullable String document) {
        AnswerType type = outcome.question().intent().type();
        if (type == AnswerType.LIST) {
            return PARTIAL_LIST;
        }
        if (type == AnswerType.NUMERIC) {
            return WRONG_AGGREGATION;
        }
        boolean otherDocument = document != null
                && outcome.citations().stream().noneMatch(c -> c.startsWith(document + "-"))
                && !outcome.question().anchors().isEmpty();
        return otherDocument ? ANCHOR_AMBIGUITY : WRONG_EXTRACTION;
    }
}
