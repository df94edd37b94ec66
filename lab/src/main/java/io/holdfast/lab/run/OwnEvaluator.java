package io.holdfast.lab.run;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import java.util.Arrays;
import java.util.Objects;

/**
 * An evaluator of the user's, with the name its findings bear. One that throws leaves its case unmeasured: it costs a
 * case, not a run.
 */
public record OwnEvaluator(String name, Evaluator<?> evaluator) {
    public OwnEvaluator {
        Objects.requireNonNull(evaluator, "evaluator");
        if (!name.matches("[a-z][a-z0-9_]*")) {
            throw new IllegalArgumentException(
                    "the name of an evaluator consists of small letters, digits and _, such as exact_match, not "
                            + name);
        }
        if (Arrays.stream(Dimension.values()).anyMatch(d -> d.id().equals(name))) {
            throw new IllegalArgumentException(name + " is measured by Holdfast itself; choose another name");
        }
    }

    Finding<?> evaluate(Case testCase, Answer answer) {
        try {
            return Objects.requireNonNull(evaluator.evaluate(testCase, answer), "it returned null");
        } catch (RuntimeException e) {
            return new Finding.Unmeasured<>(ErrorCode.INTERNAL, "the evaluator " + name + " failed: " + e);
        }
    }
}
