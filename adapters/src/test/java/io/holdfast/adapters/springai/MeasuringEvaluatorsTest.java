package io.holdfast.adapters.springai;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.ai.document.Document;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;

/** The evaluators beside the one of faithfulness, by words and facts alone: the answers are copies. */
class MeasuringEvaluatorsTest {
    private static final List<Document> DOCUMENTS = List.of(
            new Document("museum", "The museum is closed on Mondays.", Map.of()),
            new Document("tides", "High tide at Brest is at 16:20 today.", Map.of()));

    private final List<String> told = new ArrayList<>();
    private final GroundingCheck check = GroundingCheck.of(
                    Scorers.withoutModels(ConfigLoader.defaults()).faithfulness())
            .observedBy((evaluation, responseId) -> told.add(evaluation.name() + " " + evaluation.score()));

    private static EvaluationRequest request(String answer) {
        return new EvaluationRequest("When is high tide?", DOCUMENTS, answer);
    }

    @Test
    void rightCitationsPass() {
        EvaluationResponse response =
                new CitationEvaluator(check).evaluate(request("High tide at Brest is at 16:20 today [2]."));

        assertThat(response.isPass()).as(response.getFeedback()).isTrue();
        assertThat(response.getScore()).isEqualTo(1f);
        assertThat(response.getMetadata())
                .containsEntry(GroundingResult.OUTCOME, "scored")
                .containsEntry("citation_precision", 1.0)
                .containsEntry("citation_recall", 1.0);
        assertThat(told).containsExactly("citation_precision 1.0", "citation_recall 1.0");
    }

    @Test
    void theFeedbackSaysWhichDocumentAWrongCitationShouldName() {
        EvaluationResponse response = new CitationEvaluator(check)
                .evaluate(request("High tide at Brest is at 16:20 today [1]. The museum is closed on Mondays."));

        assertThat(response.isPass()).isFalse();
        assertThat(response.getFeedback())
                .contains("document \"tides\" does", "no citation: \"The museum is closed on Mondays.\"");
        assertThat(response.getMetadata().get(CitationEvaluator.CITATIONS))
                .asString()
                .contains("\"status\":\"wrong_document\",\"supported_by\":\"tides\"");
    }

    @Test
    void anAnswerThatDeclinesHasNothingToCiteAndIsNotMeasured() {
        EvaluationResponse response = new CitationEvaluator(check).evaluate(request("I do not know."));

        assertThat(response.isPass()).isFalse();
        assertThat(response.getMetadata()).containsEntry(GroundingResult.OUTCOME, "unmeasured");
        assertThat(response.getFeedback()).contains("nothing to cite");
    }

    @Test
    void contextIsMeasuredAsItWasRanked() {
        EvaluationResponse response =
                new ContextEvaluator(check).evaluate(request("High tide at Brest is at 16:20 today."));

        assertThat(response.isPass()).as(response.getFeedback()).isTrue();
        assertThat(response.getScore()).isEqualTo(0.5f);
        assertThat(response.getMetadata())
                .containsEntry("context_precision", 0.5)
                .containsEntry("context_noise", 0.5)
                .containsEntry("context_sufficiency", 1.0)
                .doesNotContainKey("context_recall");
        assertThat(told).contains("context_precision 0.5");
    }

    @Test
    void documentsThatDoNotHoldTheAnswerFail() {
        EvaluationResponse response = new ContextEvaluator(check)
                .evaluate(new EvaluationRequest(
                        "Who painted the lighthouse?", DOCUMENTS, "Elvira Stone painted the lighthouse in 1911."));

        assertThat(response.isPass()).isFalse();
        assertThat(response.getFeedback()).contains("do not hold");
        assertThat(response.getMetadata().get(ContextEvaluator.CONTEXT))
                .asString()
                .contains("\"cause\":\"retrieval\"");
    }
}
