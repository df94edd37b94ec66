package io.holdfast.junit;

import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;

/** A case with an answer and what was found of it. Its string is what test reports show: the id and the score. */
public final class GroundedCase {
    private final Case testCase;
    private final Answer answer;
    private final Finding<Grounding> finding;
    private final AnswerScorer scorer;

    GroundedCase(Case testCase, Answer answer, Finding<Grounding> finding, AnswerScorer scorer) {
        this.testCase = testCase;
        this.answer = answer;
        this.finding = finding;
        this.scorer = scorer;
    }

    public String id() {
        return testCase.id();
    }

    public Case testCase() {
        return testCase;
    }

    public Answer answer() {
        return answer;
    }

    public Finding<Grounding> finding() {
        return finding;
    }

    AnswerScorer scorer() {
        return scorer;
    }

    /** Assertions about this answer. */
    public AnswerAssert assertThat() {
        return scorer.assertThatAnswer(answer.text()).about(this);
    }

    @Override
    public String toString() {
        return id() + " | " + FindingText.label(finding);
    }
}
