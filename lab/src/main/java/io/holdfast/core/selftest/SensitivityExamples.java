package io.holdfast.core.selftest;

import io.holdfast.core.dimension.Sensitivity;
import io.holdfast.core.dimension.Sensitivity.Perturbed;
import io.holdfast.core.model.Answer;
import java.util.List;

/** Answers to a slightly perturbed question that stay what they were, or do not. */
public final class SensitivityExamples implements SelfTest {
    private static final String FULL = "The orchard yields 40 tonnes of plums a year.";

    private record Example(String kind, String full, String answer, String expected) {}

    private static final List<Example> EXAMPLES = List.of(
            new Example("same answer", FULL, FULL, "robust"),
            new Example("spacing only", FULL, FULL + "  ", "robust"),
            new Example("other number", FULL, "The orchard yields 14 tonnes of plums a year.", "sensitive"),
            new Example("refused", FULL, "INSUFFICIENT_CONTEXT", "sensitive"),
            new Example("empty to begin with", " ", FULL, "unmeasured"));

    private final Sensitivity evaluator;

    public SensitivityExamples(Sensitivity evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public String name() {
        return "sensitivity";
    }

    @Override
    public String harmless() {
        return "robust";
    }

    @Override
    public boolean mustHold() {
        return true;
    }

    @Override
    public List<Row> rows() {
        return EXAMPLES.stream().map(this::row).toList();
    }

    private Row row(Example example) {
        Answer full = Answer.of(example.full);
        List<Perturbed> perturbed = List.of(new Perturbed("typo", "one letter", Answer.of(example.answer)));
        String actual = evaluator
                .evaluate(full, full, perturbed)
                .fold(
                        scored -> scored.failure() ? "sensitive" : harmless(),
                        abstained -> "abstained",
                        unmeasured -> "unmeasured");
        return new Row(example.kind, example.answer.strip(), example.expected, actual);
    }
}
