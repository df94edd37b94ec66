package io.holdfast.acceptance;

import static io.holdfast.junit.GroundingAssertions.assertNoRegression;
import static io.holdfast.junit.GroundingAssertions.assertThatAnswer;
import static org.assertj.core.api.Assertions.assertThat;

import dev.langchain4j.guardrail.config.OutputGuardrailsConfig;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.Result;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.langchain4j.GroundingGuardrail;
import io.holdfast.adapters.langchain4j.GroundingGuardrail.OnFailure;
import io.holdfast.adapters.quarkus.GroundingStrategy;
import io.holdfast.adapters.springai.GroundingEvaluator;
import io.holdfast.junit.AnswerScorer;
import io.holdfast.junit.Grounded;
import io.holdfast.junit.GroundedCase;
import io.holdfast.junit.GroundedTest;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationReport;
import io.quarkiverse.langchain4j.testing.evaluation.Samples;
import io.quarkiverse.langchain4j.testing.evaluation.Scorer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.ai.document.Document;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.evaluation.Evaluator;

/** The code of the guides for users of frameworks, so that it compiles; {@link GuideSnippetsTest} holds them together. */
final class GuideSnippets {
    private GuideSnippets() {}

    interface Assistant {
        Result<String> answer(String question);
    }

    static void oneAnswer(String answer, String... documents) {
        assertThatAnswer(answer)
                .toQuestion("How long may I keep a book?")
                .givenContext(documents)
                .isFaithful()
                .hasRiskBelow(0.3)
                .citesSpan("kept for 28 days");
    }

    @Grounded(threshold = 0.8, maxRisk = 0.5, config = "holdfast.yaml")
    static class LibraryAnswersTest {
        @GroundedTest("answers.jsonl")
        void grounded(GroundedCase recorded) {
            recorded.assertThat().isGrounded();
        }
    }

    static class WithABaseline {
        @Test
        void answersAreNoWorseThanLastTime(AnswerScorer scorer) {
            assertNoRegression(
                    scorer.cases(Path.of("src/test/resources/answers.jsonl")).toList(),
                    Path.of("src/test/resources/answers.baseline.json"));
        }
    }

    static void springAi(String question, List<Document> documents, String answer) {
        Evaluator grounding = new GroundingEvaluator();
        EvaluationResponse response = grounding.evaluate(new EvaluationRequest(question, documents, answer));
        assertThat(response.isPass()).as(response.getFeedback()).isTrue();
    }

    static Assistant langChain4j(ChatModel model, ContentRetriever retriever) {
        Assistant assistant = AiServices.builder(Assistant.class)
                .chatModel(model)
                .contentRetriever(retriever)
                .outputGuardrails(new GroundingGuardrail(GroundingCheck.standard(), OnFailure.REPROMPT))
                .outputGuardrailsConfig(
                        OutputGuardrailsConfig.builder().maxRetries(2).build())
                .build();
        return assistant;
    }

    @SuppressWarnings("unchecked") // their varargs of a generic type
    static EvaluationReport<Result<String>> quarkus(
            Scorer scorer, Samples<Result<String>> samples, Assistant assistant) {
        EvaluationReport<Result<String>> report = scorer.evaluate(
                samples,
                parameters -> assistant.answer(parameters.get(0)),
                GroundingStrategy.ofResults(GroundingCheck.standard()));
        return report;
    }
}
