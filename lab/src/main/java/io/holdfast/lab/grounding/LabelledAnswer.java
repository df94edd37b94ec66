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
 * @param spans what the annotator marked as unsupported
 */
public record LabelledAnswer(
        String dataset,
        String task,
        String generator,
        Case testCase,
        String answer,
        boolean supported,
        List<Span> spans) {
    public LabelledAnswer {
        Objects.requireNonNull(dataset, "dataset");
        spans = List.copyOf(spans);
    }

    LabelledAnswer withCase(Case other) {
        return new LabelledAnswer(dataset, task, generator, other, answer, supported, spans);
    }
}
