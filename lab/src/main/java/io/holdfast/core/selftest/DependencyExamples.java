package io.holdfast.core.selftest;

import io.holdfast.core.dimension.AlteredContext;
import io.holdfast.core.dimension.AlteredContext.Kind;
import io.holdfast.core.dimension.RetrievalDependency;
import io.holdfast.core.dimension.RetrievalDependency.Altered;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import java.util.List;

/** Answers that change when their documents go, and answers that do not. */
public final class DependencyExamples implements SelfTest {
    private static final String QUESTION = "How high is the Kestrel tower?";
    private static final String FULL = "The Kestrel tower is 84 metres high.";
    private static final Case CASE = Case.of("tower", QUESTION, FULL);

    private record Example(String kind, String answer, String baseline, AlteredContext altered, String expected) {}

    private static final AlteredContext NONE = new AlteredContext(
            "no_context", Kind.NO_CONTEXT, "generated", "documents taken away", Case.of("tower", QUESTION), null);
    private static final AlteredContext WRONG = new AlteredContext(
            "wrong:value_swap",
            Kind.WRONG_CONTEXT,
            "generated",
            "84 became 61",
            Case.of("tower", QUESTION, "The Kestrel tower is 61 metres high."),
            null);

    private static final List<Example> EXAMPLES = List.of(
            new Example("declines", "INSUFFICIENT_CONTEXT", FULL, NONE, "depends"),
            new Example("same without documents", FULL, FULL, NONE, "independent"),
            new Example("follows the wrong value", "The Kestrel tower is 61 metres high.", FULL, WRONG, "depends"),
            new Example("ignores the wrong value", FULL, FULL, WRONG, "independent"),
            new Example("empty to begin with", FULL, " ", NONE, "unmeasured"));

    private final RetrievalDependency evaluator;

    public DependencyExamples(RetrievalDependency evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public String name() {
        return "dependency";
    }

    @Override
    public String harmless() {
        return "depends";
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
        List<Altered> altered = List.of(new Altered(example.altered, Answer.of(example.answer)));
        String actual = evaluator
                .evaluate(CASE, Answer.of(example.baseline), altered)
                .fold(
                        scored -> scored.score() == 1 ? harmless() : "independent",
                        abstained -> "abstained",
                        unmeasured -> "unmeasured");
        return new Row(example.kind, example.answer, example.expected, actual);
    }
}
