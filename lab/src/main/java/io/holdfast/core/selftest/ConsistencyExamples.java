package io.holdfast.core.selftest;

import io.holdfast.core.dimension.Consistency;
import io.holdfast.core.dimension.Consistency.Labelled;
import io.holdfast.core.model.Answer;
import java.util.List;

/** Pairs of answers to one question that agree, or do not. */
public final class ConsistencyExamples implements SelfTest {
    private record Example(String kind, String first, String second, String expected) {}

    private static final List<Example> EXAMPLES = List.of(
            new Example("same words", "The mill grinds rye.", "The mill grinds rye.", "consistent"),
            new Example("other order", "In May the ferry sails daily.", "The ferry sails daily in May.", "consistent"),
            new Example(
                    "other number",
                    "The gallery closes at 18:00 on Sundays.",
                    "The gallery closes at 16:00 on Sundays.",
                    "inconsistent"),
            new Example(
                    "other method",
                    "You use the PUT method to update data.",
                    "You use the PATCH method to update data.",
                    "inconsistent"),
            new Example(
                    "other words",
                    "By not declaring any default value, the parameter becomes required.",
                    "You can make it required by not providing a default value.",
                    "consistent"),
            new Example("negation", "The gate is locked at night.", "The gate is not locked at night.", "inconsistent"),
            new Example("refused once", "The mill grinds rye.", "INSUFFICIENT_CONTEXT", "inconsistent"),
            new Example("one answer", "The mill grinds rye.", " ", "unmeasured"));

    private final Consistency evaluator;

    public ConsistencyExamples(Consistency evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public String name() {
        return "consistency";
    }

    @Override
    public String harmless() {
        return "consistent";
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
        String actual = evaluator
                .evaluate(List.of(
                        new Labelled("a", Answer.of(example.first)), new Labelled("b", Answer.of(example.second))))
                .fold(
                        scored -> scored.failure() ? "inconsistent" : harmless(),
                        abstained -> "abstained",
                        unmeasured -> "unmeasured");
        return new Row(example.kind, example.second.strip(), example.expected, actual);
    }
}
