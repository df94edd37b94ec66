package io.holdfast.core.dimension;

import io.holdfast.core.claim.Refusals;
import io.holdfast.core.model.Case;
import org.jspecify.annotations.Nullable;

/**
 * {answerable, unanswerable} × {answered, refused}: abstention is an axis of its own. Immutable; {@link #plus} adds one
 * answer. Empty answers and cases of unknown answerability are counted beside it, in no rate.
 */
public record AbstentionMatrix(
        int answerableAnswered,
        int answerableRefused,
        int unanswerableAnswered,
        int unanswerableRefused,
        int empty,
        int unknown) {
    public static final AbstentionMatrix EMPTY = new AbstentionMatrix(0, 0, 0, 0, 0, 0);

    public AbstentionMatrix plus(Case testCase, String answer) {
        if (answer.isBlank()) {
            return new AbstentionMatrix(
                    answerableAnswered,
                    answerableRefused,
                    unanswerableAnswered,
                    unanswerableRefused,
                    empty + 1,
                    unknown);
        }
        Boolean answerable = testCase.answerable();
        int refused = Refusals.isRefusal(answer) ? 1 : 0;
        if (answerable == null) {
            return new AbstentionMatrix(
                    answerableAnswered,
                    answerableRefused,
                    unanswerableAnswered,
                    unanswerableRefused,
                    empty,
                    unknown + 1);
        }
        int yes = answerable ? 1 : 0;
        int no = 1 - yes;
        return new AbstentionMatrix(
                answerableAnswered + yes * (1 - refused),
                answerableRefused + yes * refused,
                unanswerableAnswered + no * (1 - refused),
                unanswerableRefused + no * refused,
                empty,
                unknown);
    }

    public int answerable() {
        return answerableAnswered + answerableRefused;
    }

    public int unanswerable() {
        return unanswerableAnswered + unanswerableRefused;
    }

    /** Share of the answerable cases that were refused; null when there are none. */
    public @Nullable Double falseInsufficientContext() {
        return answerable() == 0 ? null : (double) answerableRefused / answerable();
    }

    /** Share of the unanswerable cases that were answered all the same; null when there are none. */
    public @Nullable Double falseConfidence() {
        return unanswerable() == 0 ? null : (double) unanswerableAnswered / unanswerable();
    }
}
