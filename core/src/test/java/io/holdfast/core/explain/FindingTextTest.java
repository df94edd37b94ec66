package io.holdfast.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import org.junit.jupiter.api.Test;

class FindingTextTest {
    private static final Faithfulness FAITHFULNESS = new Faithfulness(ConfigLoader.defaults(), null, null);

    @Test
    void contradictionIsToldWithReasonSpanAndFix() {
        Finding<Grounding> finding =
                find("The barge carries 300 tonnes of gravel.", "The barge carries 450 tonnes of gravel.");
        assertThat(FindingText.of(finding))
                .startsWith("faithfulness 0.00 (0 of 1 claim supported), risk ")
                .contains("  [1] contradicted: \"The barge carries 450 tonnes of gravel.\" (answer 0..39)")
                .contains("why:     value mismatch:", "[number_mismatch]")
                .contains("nearest: document \"0\" 0..39: \"The barge carries 300 tonnes of gravel.\"")
                .contains("fix:     let the answer say what the document says");
    }

    @Test
    void supportedAnswerIsOneLine() {
        Finding<Grounding> finding =
                find("The barge carries 300 tonnes of gravel.", "The barge carries 300 tonnes of gravel.");
        assertThat(FindingText.of(finding))
                .isEqualTo(FindingText.summary(finding))
                .doesNotContain("\n");
        assertThat(FindingText.label(finding)).matches("faithfulness 1\\.00, risk 0\\.\\d\\d");
    }

    @Test
    void emptyAnswerIsNotMeasuredAndHasNoNumber() {
        Finding<Grounding> finding = find("The barge is green.", " ");
        assertThat(FindingText.of(finding)).contains("not measured: the answer is empty [empty_answer]", "fix:");
        assertThat(FindingText.label(finding)).isEqualTo("unmeasured: empty_answer");
    }

    @Test
    void noDocumentsAreBlamedOnRetrieval() {
        assertThat(FindingText.of(
                        FAITHFULNESS.evaluate(Case.of("c", ""), Answer.of("The barge carries 300 tonnes of gravel."))))
                .contains("[no_context]", "nearest: none", "look at what retrieval returned");
    }

    @Test
    void longSpanIsShortenedInTheMiddleAndKeepsPairsWhole() {
        String text = "🚢".repeat(200);
        String quoted = FindingText.quote(text);
        assertThat(quoted.length()).isLessThan(260);
        assertThat(quoted).contains(" … ");
        assertThat(quoted.codePoints().filter(c -> Character.getType(c) == Character.SURROGATE))
                .isEmpty();
    }

    private static Finding<Grounding> find(String document, String answer) {
        return FAITHFULNESS.evaluate(Case.of("c", "", document), Answer.of(answer));
    }
}
