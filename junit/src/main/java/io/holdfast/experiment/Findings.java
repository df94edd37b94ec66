package io.holdfast.experiment;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;

/** The findings of evaluators whose detail is a sentence: what they found, in words that a report can show. */
public final class Findings {
    private Findings() {}

    public static Finding<String> pass(String why) {
        return new Finding.Scored<>(1, false, why);
    }

    public static Finding<String> fail(String why) {
        return new Finding.Scored<>(0, true, why);
    }

    /**
     * @param score in [0, 1]
     * @param least the score from which on the answer passes
     */
    public static Finding<String> score(double score, double least, String why) {
        return new Finding.Scored<>(score, score < least, why);
    }

    /** Nothing could be measured: the answer does not pass, and no mean counts it. */
    public static Finding<String> unmeasured(String why) {
        return new Finding.Unmeasured<>(ErrorCode.BAD_INPUT, why);
    }
}
