package io.holdfast.lab.selftest;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.selftest.SelfTest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One example for each branch of the faithfulness evaluator and each kind of fact it compares. */
public final class FaithfulnessExamples implements SelfTest {
    private static final String KETTLE = "The kettle holds 1.7 litres and boils in 4 minutes. The lid is not removable."
            + " Descale it every three months. The red lamp means that the kettle is empty.";

    private final Evaluator<Grounding> evaluator;

    public FaithfulnessExamples(Evaluator<Grounding> evaluator) {
        this.evaluator = evaluator;
    }

    private record Example(
            String kind,
            String question,
            String context,
            String answer,
            @Nullable String reference,
            String expected) {}

    private static final List<Example> EXAMPLES = List.of(
            kettle("same words", "How much does it hold?", "The kettle holds 1.7 litres.", "supported"),
            kettle("number", "How much does it hold?", "The kettle holds 2.7 litres.", "contradicted"),
            kettle("unit", "How fast does it boil?", "The kettle boils in 4 seconds.", "contradicted"),
            kettle("negation", "Can the lid be removed?", "The lid of the kettle is removable.", "contradicted"),
            kettle("invented", "What colour is it?", "The kettle was designed by a Danish studio.", "not_found"),
            kettle("short answer", "How much does the kettle hold?", "1.7 litres", "supported"),
            kettle("short answer, wrong", "How much does the kettle hold?", "3 litres", "contradicted"),
            kettle("false refusal", "How much does the kettle hold?", "INSUFFICIENT_CONTEXT", "contradicted"),
            kettle("rightful refusal", "Who invented the telephone?", "INSUFFICIENT_CONTEXT", "abstained"),
            kettle("empty answer", "How much does it hold?", "  ", "unmeasured"),
            new Example(
                    "no documents",
                    "Where is the harbour?",
                    "",
                    "The harbour lies north of the old town.",
                    null,
                    "not_found"),
            new Example(
                    "technical term",
                    "Which method replaces a record?",
                    "PUT replaces a record and PATCH changes parts of it.",
                    "DELETE replaces a record as a whole.",
                    null,
                    "contradicted"),
            new Example("reference met", "What does the red lamp mean?", KETTLE, "it is empty", "empty", "supported"),
            new Example("reference missed", "How long does it take?", KETTLE, "4 hours", "4 minutes", "contradicted"),
            new Example(
                    "enumeration",
                    "What is in the box?",
                    "The box holds a kettle, a lid and a filter.",
                    "The box holds a kettle, a lid, a filter and a thermometer.",
                    null,
                    "not_found"));

    private static Example kettle(String kind, String question, String answer, String expected) {
        return new Example(kind, question, KETTLE, answer, null, expected);
    }

    @Override
    public String name() {
        return "faithfulness";
    }

    @Override
    public String harmless() {
        return Verdict.SUPPORTED.id();
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
        Case testCase = example.context().isEmpty()
                ? Case.of(example.kind(), example.question())
                : Case.of(example.kind(), example.question(), example.context());
        Finding<Grounding> finding =
                evaluator.evaluate(testCase.withReference(example.reference()), Answer.of(example.answer()));
        String actual = finding.fold(FaithfulnessExamples::worst, abstained -> "abstained", unmeasured -> "unmeasured");
        return new Row(example.kind(), example.answer().strip(), example.expected(), actual);
    }

    /** The verdict of the first claim that is not supported, else supported. */
    private static String worst(Finding.Scored<Grounding> scored) {
        return scored.detail().trace().claims().stream()
                .map(TracedClaim::verdict)
                .filter(verdict -> verdict != Verdict.SUPPORTED)
                .findFirst()
                .orElse(Verdict.SUPPORTED)
                .id();
    }
}
