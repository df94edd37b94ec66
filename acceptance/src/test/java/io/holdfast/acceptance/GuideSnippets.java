package io.holdfast.acceptance;

import static io.holdfast.junit.GroundingAssertions.assertNoRegression;
import static io.holdfast.junit.GroundingAssertions.assertThatAnswer;
import static org.assertj.core.api.Assertions.assertThat;

import dev.langchain4j.guardrail.config.OutputGuardrailsConfig;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.Result;
import io.holdfast.CheckedAnswer;
import io.holdfast.Holdfast;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingCheck.Measure;
import io.holdfast.adapters.adk.GroundingCallback;
import io.holdfast.adapters.langchain4j.GroundingGuardrail;
import io.holdfast.adapters.langchain4j.GroundingGuardrail.OnFailure;
import io.holdfast.adapters.langchain4j.GuardedStreamingHandler;
import io.holdfast.adapters.quarkus.GroundingStrategy;
import io.holdfast.adapters.springai.GroundingAdvisor;
import io.holdfast.adapters.springai.GroundingEvaluator;
import io.holdfast.adapters.springai.ToolResponses;
import io.holdfast.adapters.telemetry.EvaluationListener;
import io.holdfast.adapters.telemetry.MicrometerEvaluations;
import io.holdfast.adapters.telemetry.OpenTelemetryEvaluations;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.Reader;
import io.holdfast.core.stream.CheckedSentence;
import io.holdfast.core.stream.StreamGuard;
import io.holdfast.core.stream.StreamPolicy;
import io.holdfast.experiment.Experiment;
import io.holdfast.experiment.Findings;
import io.holdfast.experiment.Measures;
import io.holdfast.junit.AnswerScorer;
import io.holdfast.junit.Grounded;
import io.holdfast.junit.GroundedCase;
import io.holdfast.junit.GroundedTest;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.Scorers;
import io.holdfast.models.onnx.EncoderModel;
import io.holdfast.models.onnx.OnnxGroundingModel;
import io.holdfast.models.onnx.OnnxReader;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.shared.Relation;
import io.micrometer.core.instrument.MeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationReport;
import io.quarkiverse.langchain4j.testing.evaluation.Samples;
import io.quarkiverse.langchain4j.testing.evaluation.Scorer;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.api.Advisor;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.document.Document;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.evaluation.Evaluator;
import reactor.core.publisher.Flux;

/** The Java of README and of every guide, so that it compiles; {@link GuideSnippetsTest} holds them together. */
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

    /** A system under test. */
    interface Librarian {
        String answer(String question, List<io.holdfast.core.model.Document> documents);
    }

    static void experiment(Librarian assistant) {
        Experiment.over(Path.of("src/test/resources/questions.csv"))
                .task(c -> assistant.answer(c.question(), c.documents()))
                .measure("exact_match", Measures.exactMatch())
                .measure(
                        "brief",
                        (c, answer) -> answer.text().length() <= 300
                                ? Findings.pass("short enough")
                                : Findings.fail(answer.text().length() + " characters"))
                .require("faithfulness", 0.9)
                .require("exact_match", 0.7)
                .run()
                .html(Path.of("target/experiment.html"))
                .json(Path.of("target/experiment.json"))
                .orThrow();
    }

    static void ownEvaluator(String answer, String... documents) {
        io.holdfast.core.evaluate.Evaluator<String> namesItsSource =
                (c, said) -> c.documents().stream().anyMatch(d -> said.text().contains(d.id()))
                        ? Findings.pass("it names a document")
                        : Findings.fail("it names none of its documents");
        assertThatAnswer(answer).givenContext(documents).passes(namesItsSource);
    }

    static void springAi(String question, List<Document> documents, String answer) {
        Evaluator grounding = new GroundingEvaluator();
        EvaluationResponse response = grounding.evaluate(new EvaluationRequest(question, documents, answer));
        assertThat(response.isPass()).as(response.getFeedback()).isTrue();
    }

    static boolean springAiTools(Evaluator grounding, String question, List<Message> messages, String answer) {
        List<Document> returned = ToolResponses.in(messages);
        EvaluationResponse response = grounding.evaluate(new EvaluationRequest(question, returned, answer));
        return response.isPass();
    }

    static Assistant langChain4j(dev.langchain4j.model.chat.ChatModel model, ContentRetriever retriever) {
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

    static GroundingCallback adk() {
        GroundingCallback grounded =
                new GroundingCallback(GroundingCheck.standard(), "I cannot tell from what I found.");
        return grounded;
    }

    static void library(String question, List<String> documents, String answer) {
        Holdfast holdfast = Holdfast.standard();
        CheckedAnswer checked = holdfast.check(question, documents, answer);
        checked.grounded();
        checked.faithfulness();
        checked.risk();
        checked.claims();
        checked.unsupported();
        checked.finding();
        System.out.println(checked);

        holdfast.close();
    }

    static void retrieval(String answer, String reference, String... documents) {
        assertThatAnswer(answer)
                .withReference(reference)
                .givenContext(documents)
                .hasSufficientContext()
                .hasContextPrecisionAtLeast(0.8)
                .hasContextRecallAtLeast(0.9)
                .hasContextUseAtLeast(0.5)
                .hasContextNoiseAtMost(0.5);
    }

    static Flux<String> springAiStream(
            org.springframework.ai.chat.model.ChatModel model,
            Advisor retrieval,
            GroundingCheck check,
            String question) {
        ChatClient client = ChatClient.builder(model)
                .defaultAdvisors(retrieval, new GroundingAdvisor(check, StreamPolicy.holdBack()))
                .build();
        Flux<String> checked = client.prompt().user(question).stream().content();
        return checked;
    }

    static GroundingCheck telemetry(OpenTelemetry openTelemetry, MeterRegistry registry) {
        GroundingCheck check = GroundingCheck.standard()
                .observedBy(
                        EvaluationListener.all(List.of(
                                OpenTelemetryEvaluations.to(openTelemetry), new MicrometerEvaluations(registry))),
                        Measure.CITATIONS);
        return check;
    }

    static void citations(String answer, String... documents) {
        assertThatAnswer(answer).givenContext(documents).everyClaimIsCited().citationsAreRight();
    }

    static String conversation(
            Config config,
            Embedder embedder,
            GroundingModel groundingModel,
            Conversation conversation,
            ConversationContext context) {
        var scorer = new ConversationScorer(config, embedder, groundingModel);
        ConversationReport report = scorer.score(conversation, context);
        String json = ReportJson.of(report);
        return json;
    }

    static String facts(Config config, String text, Quantity claimAmount, Quantity sourceAmount) {
        TextFacts facts = TextFacts.read(text);
        Relation r = claimAmount.compare(sourceAmount, config.quantityTolerance());
        String verdict = r.conflicts() ? "another amount" : r.supports() ? "the same amount" : "cannot be compared";
        return verdict + facts;
    }

    static List<Object> models(Config config) {
        ModelFactory models = ModelFactory.of(config);
        Embedder embedder = models.embedder();
        ChatModel chat = models.chat("ollama:mistral");
        models.health("ollama:mistral").orThrow();
        GroundingModel grounding = new OnnxGroundingModel(EncoderModel.bundled());
        Reader reader = new OnnxReader(EncoderModel.bundled());
        return List.of(embedder, chat, grounding, reader);
    }

    /** Whoever reads the answer while it is written. */
    interface Client {
        void send(String text);
    }

    /** A model that writes its answer piece by piece. */
    interface PlainModel {
        void stream(String prompt, Consumer<String> pieces);
    }

    static void log(CheckedSentence sentence) {
        System.out.println(sentence);
    }

    static void streaming(
            PlainModel model,
            Client client,
            String prompt,
            String question,
            List<io.holdfast.core.model.Document> documents) {
        StreamGuard guard = new StreamGuard(
                Scorers.shared(ConfigLoader.defaults()).faithfulness(),
                new Case("chat-17", question, documents, null, null),
                StreamPolicy.holdBack(),
                client::send,
                sentence -> log(sentence));
        model.stream(prompt, guard::accept);
        guard.complete();
    }

    static void streamingLangChain4j(
            StreamingChatModel model,
            ChatRequest request,
            io.holdfast.core.evaluate.Evaluator<Grounding> evaluator,
            String question,
            List<io.holdfast.core.model.Document> documents,
            StreamingChatResponseHandler handler) {
        model.chat(
                request, new GuardedStreamingHandler(evaluator, question, documents, StreamPolicy.holdBack(), handler));
    }

    /** The program of README.md. */
    static class Example {
        public static void main(String[] args) {
            try (Holdfast holdfast = Holdfast.standard()) {
                var checked = holdfast.check(
                        "How long is the timeout?",
                        List.of("The default timeout is 30 seconds. Clients may change it."),
                        "The default timeout is 45 seconds.");
                System.out.println(checked.grounded());
                checked.unsupported()
                        .forEach(c -> System.out.println(
                                c.verdict() + ": " + c.claim().text()));
            }
        }
    }
}
