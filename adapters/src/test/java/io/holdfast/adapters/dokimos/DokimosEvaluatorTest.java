package io.holdfast.adapters.dokimos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.adapters.GroundingResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Dokimos is not on the Maven index that this build uses: the types below have the shape the adapter binds to. */
class DokimosEvaluatorTest {
    /** The shape of an evaluator. */
    public interface Shape {
        Outcome evaluate(TestCase testCase);

        String name();

        double threshold();

        default String title() {
            return name() + " from " + threshold();
        }
    }

    /** The shape of a test case. */
    public record TestCase(
            Map<String, Object> inputs, Map<String, Object> actualOutputs, Map<String, Object> expectedOutputs) {}

    /** The shape of a result. */
    public record Outcome(String name, double score, boolean success, String reason, Map<String, Object> metadata) {}

    private final Shape evaluator = DokimosEvaluator.of(Shape.class);

    @Test
    void answerIsTracedToTheContextAmongTheOutputs() {
        Outcome outcome = evaluator.evaluate(testCase("The dam holds 80 million litres.", "context"));
        assertThat(outcome.success()).isTrue();
        assertThat(outcome.score()).isEqualTo(1);
        Outcome wrong = evaluator.evaluate(testCase("The dam holds 95 million litres.", "context"));
        assertThat(wrong.success()).isFalse();
        assertThat(wrong.reason()).contains("95 million litres", "80 million litres");
        assertThat(wrong.metadata()).containsEntry(GroundingResult.OUTCOME, "scored");
    }

    @Test
    void nameThresholdAndDefaultMethodsWork() {
        assertThat(evaluator.name()).isEqualTo("Holdfast grounding");
        assertThat(evaluator.threshold()).isEqualTo(1);
        assertThat(evaluator.title()).isEqualTo("Holdfast grounding from 1.0");
        assertThat(evaluator).isNotEqualTo(DokimosEvaluator.of(Shape.class)).hasToString("Holdfast grounding");
    }

    @Test
    void missingContextIsAnErrorNotAScore() {
        assertThatThrownBy(() -> evaluator.evaluate(testCase("The dam holds 80 million litres.", "kontext")))
                .hasMessageContaining("has no 'context'");
    }

    @Test
    void interfaceOfAnotherShapeIsRefusedWhenItIsBound() {
        assertThatThrownBy(() -> DokimosEvaluator.of(Runnable.class)).hasMessageContaining("java.lang.Runnable");
    }

    private static TestCase testCase(String answer, String key) {
        return new TestCase(
                Map.of("input", "How much does the dam hold?"),
                Map.of("output", answer, key, List.of("The dam holds 80 million litres.")),
                Map.of());
    }
}
