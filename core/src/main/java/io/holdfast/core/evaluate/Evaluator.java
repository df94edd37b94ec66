package io.holdfast.core.evaluate;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;

/** A function from a case and an answer to a finding. It never throws for what an answer may contain. */
@FunctionalInterface
public interface Evaluator<T> {
    Finding<T> evaluate(Case testCase, Answer answer);
}
