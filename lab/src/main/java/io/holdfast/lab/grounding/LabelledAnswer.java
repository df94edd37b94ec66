package io.holdfast.lab.grounding;

import io.holdfast.core.model.Case;
import io.holdfast.core.model.Span;
import java.util.List;
import java.util.Objects;

/**
 * An answer with a person's word on whether its documents support it.
 *
 * @param task the kind of answer (QA, Summary, …); the data set's name where it has no tasks
 * @param generator the model that wrote it; empty where unknown
 * @param pair shared by an answer and its twins, which differ in what makes one right and the other wrong; empty
 *     where it has none
 * @param kind what makes the wrong one of a pair wrong; empty where unknown
 * @param language of the answer; empty where unknown
 * @param spans what the annotator marked as unsupported
 */
public record LabelledAnswer(
        String dataset,
        String task,
        String generator,
        String pair,
        String kind,
        String language,
        Case testCase,
        String answer,
        boolean supported,
        List<Span> spans) {
    public LabelledAnswer {
        Objects.requireNonNull(dataset, "dataset");
        spans = List.copyOf(spans);
    }

    LabelledAnswer withCase(Case other) {
        return new LabelledAnswer(dataset, task, generator, pair, kind, language, other, answer, supported, spans);
    }

    /** What its documents say: answers to the same documents are not independent of one another. */
    String source() {
        return testCase.documents().toString();
    }
}
