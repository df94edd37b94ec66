package io.holdfast.adapters.springai;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.adapters.GroundingResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.ai.document.Document;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.evaluation.Evaluator;

class GroundingEvaluatorTest {
    private static final List<Document> DOCUMENTS =
            List.of(new Document("tides", "High tide at Brest is at 16:20 today.", Map.of()));

    private final Evaluator evaluator = new GroundingEvaluator();

    @Test
    void supportedAnswerPasses() {
        EvaluationResponse response = evaluator.evaluate(
                new EvaluationRequest("When is high tide?", DOCUMENTS, "High tide at Brest is at 16:20 today."));
        assertThat(response.isPass()).isTrue();
        assertThat(response.getScore()).isEqualTo(1f);
        assertThat(response.getMetadata()).containsEntry(GroundingResult.OUTCOME, "scored");
    }

    @Test
    void wrongTimeFailsAndTheFeedbackSaysWhatToFix() {
        EvaluationResponse response = evaluator.evaluate(
                new EvaluationRequest("When is high tide?", DOCUMENTS, "High tide at Brest is at 17:45 today."));
        assertThat(response.isPass()).isFalse();
        assertThat(response.getScore()).isZero();
        assertThat(response.getFeedback()).contains("17:45", "16:20", "document \"tides\" 0..37");
        assertThat(response.getMetadata().get(GroundingResult.TRACE))
                .asString()
                .contains("\"verdict\":\"contradicted\"");
    }

    @Test
    void inventedAnswerToNoDocumentsFails() {
        EvaluationResponse response = evaluator.evaluate(
                new EvaluationRequest("When is high tide?", List.of(), "High tide at Brest is at 16:20 today."));
        assertThat(response.isPass()).isFalse();
        assertThat(response.getFeedback()).contains("no_context");
    }
}
