package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.rag.content.Content;
import dev.langchain4j.service.Result;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.lab.conversation.SampleConversations;
import io.holdfast.models.Scorers;
import io.holdfast.text.fact.TextFacts;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationSample;
import io.quarkiverse.langchain4j.testing.evaluation.Samples;
import io.quarkiverse.langchain4j.testing.evaluation.Scorer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;

/**
 * The snippets of the guides do what the guides say, on a right answer and on a wrong one. Not here: what needs a model
 * server (models), and what an example runs as a whole program (the baseline: junit-test, the stream: spring-ai-stream).
 */
class GuideSnippetsRunTest {
    private static final String RULES = "Books may be kept for 28 days. The fine is 20 cents a day.";
    private static final String QUESTION = "How long may I keep a book?";
    private static final String RIGHT = "Books may be kept for 28 days.";
    private static final String WRONG = "Books may be kept for 14 days.";
    private static final Config CONFIG = ConfigLoader.defaults();

    @Test
    void assertionsPassOnTheRightAnswerAndFailOnTheWrongOne() {
        GuideSnippets.oneAnswer(RIGHT, RULES);
        assertThatThrownBy(() -> GuideSnippets.oneAnswer(WRONG, RULES))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("14 days");
        GuideSnippets.citations(RIGHT.replace(".", " [1]."), RULES);
        assertThatThrownBy(() -> GuideSnippets.citations(RIGHT, RULES)).isInstanceOf(AssertionError.class);
        GuideSnippets.ownEvaluator("By document 0: " + RIGHT, RULES);
        assertThatThrownBy(() -> GuideSnippets.ownEvaluator(RIGHT, RULES))
                .hasMessageContaining("it names none of its documents");
        GuideSnippets.retrieval(RIGHT, RIGHT, RULES);
        assertThatThrownBy(() -> GuideSnippets.retrieval(RIGHT, RIGHT, "The fine is 20 cents a day."))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void eachRecordedAnswerIsATest() {
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(GuideSnippets.LibraryAnswersTest.class))
                .execute()
                .testEvents()
                .assertStatistics(stats -> stats.succeeded(1).failed(1));
    }

    @Test
    void experimentMeasuresAFunction() {
        GuideSnippets.experiment((question, documents) -> question.equals(QUESTION) ? "28 days" : "20 cents a day");
        assertThat(Path.of("target/experiment.html")).exists();
        assertThat(Path.of("target/experiment.json")).exists();
        assertThatThrownBy(() -> GuideSnippets.experiment((question, documents) -> "14 days"))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void facadePrintsWhatItFound() throws Exception {
        PrintStream stdout = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            GuideSnippets.library(QUESTION, List.of(RULES), WRONG);
        } finally {
            System.setOut(stdout);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).contains("14 days", "28 days");
    }

    @Test
    void springAiTellsRightFromWrong() {
        List<org.springframework.ai.document.Document> documents =
                List.of(new org.springframework.ai.document.Document("rules", RULES, Map.of()));
        GuideSnippets.springAi(QUESTION, documents, RIGHT);
        assertThatThrownBy(() -> GuideSnippets.springAi(QUESTION, documents, WRONG))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("14 days");
        var said = ToolResponseMessage.builder()
                .responses(List.of(new ToolResponse("call_1", "rules", '"' + RULES + '"')))
                .build();
        var evaluator = new io.holdfast.adapters.springai.GroundingEvaluator();
        assertThat(GuideSnippets.springAiTools(evaluator, QUESTION, List.of(said), RIGHT))
                .isTrue();
        assertThat(GuideSnippets.springAiTools(evaluator, QUESTION, List.of(said), WRONG))
                .isFalse();
    }

    @Test
    void guardrailAsksAgainAfterAWrongAnswer() {
        Iterator<String> replies = List.of(WRONG, RIGHT).iterator();
        dev.langchain4j.model.chat.ChatModel model = new dev.langchain4j.model.chat.ChatModel() {
            @Override
            public ChatResponse doChat(ChatRequest request) {
                return response(replies.next());
            }
        };
        GuideSnippets.Assistant assistant = GuideSnippets.langChain4j(model, query -> List.of(Content.from(RULES)));
        assertThat(assistant.answer(QUESTION).content()).isEqualTo(RIGHT);
        assertThat(replies).isExhausted();
    }

    @Test
    void quarkusScoresSamplesByTheirSources() {
        Samples<Result<String>> samples = new Samples<>(List.of(EvaluationSample.<Result<String>>builder()
                .withName("loan")
                .withParameter(QUESTION)
                .withExpectedOutput(result(RIGHT))
                .build()));
        try (Scorer scorer = new Scorer(1)) {
            assertThat(GuideSnippets.quarkus(scorer, samples, question -> result(RIGHT))
                            .score())
                    .isEqualTo(100.0);
            assertThat(GuideSnippets.quarkus(scorer, samples, question -> result(WRONG))
                            .score())
                    .isZero();
        }
    }

    private static Result<String> result(String content) {
        return Result.<String>builder()
                .content(content)
                .sources(List.of(Content.from(RULES)))
                .build();
    }

    @Test
    void telemetryCountsEvaluations() {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        GroundingCheck check = GuideSnippets.telemetry(OpenTelemetry.noop(), registry);
        check.check("loan", QUESTION, List.of(Document.of("rules", RULES)), RIGHT, null);
        assertThat(registry.getMeters()).isNotEmpty();
        assertThat(GuideSnippets.adk()).isNotNull();
    }

    @Test
    void streamsHoldBackWhatIsWrong() {
        List<Document> documents = List.of(Document.of("rules", RULES));
        List<String> sent = new ArrayList<>();
        GuideSnippets.streaming(
                (prompt, pieces) -> (WRONG + " The fine is 20 cents a day.")
                        .chars()
                        .mapToObj(Character::toString)
                        .forEach(pieces),
                sent::add,
                "prompt",
                QUESTION,
                documents);
        assertThat(String.join("", sent)).contains("20 cents").doesNotContain("14 days");

        Client client = new Client();
        GuideSnippets.streamingLangChain4j(
                new Streaming(),
                ChatRequest.builder()
                        .messages(dev.langchain4j.data.message.UserMessage.from(QUESTION))
                        .build(),
                Scorers.shared(CONFIG).faithfulness(),
                QUESTION,
                documents,
                client);
        assertThat(client.text).asString().contains("20 cents").doesNotContain("14 days");
    }

    @Test
    void factsAndConversationsAreRead() {
        String text = "The fine is 20 cents; later it is 50 cents.";
        var amounts = TextFacts.read(text).quantities();
        assertThat(GuideSnippets.facts(CONFIG, text, amounts.get(0), amounts.get(1)))
                .startsWith("another amount");
        assertThat(GuideSnippets.facts(CONFIG, text, amounts.get(0), amounts.get(0)))
                .startsWith("the same amount");

        SampleConversations.Sample sample =
                SampleConversations.all(CONFIG.input()).get(0);
        Scorers scorers = Scorers.shared(CONFIG);
        assertThat(GuideSnippets.conversation(
                        CONFIG, scorers.embedder(), scorers.grounding(), sample.conversation(), sample.context()))
                .contains("relevance");
    }

    private static ChatResponse response(String text) {
        return ChatResponse.builder().aiMessage(AiMessage.from(text)).build();
    }

    private static final class Streaming implements StreamingChatModel {
        @Override
        public void doChat(ChatRequest request, StreamingChatResponseHandler handler) {
            String text = WRONG + " The fine is 20 cents a day.";
            handler.onPartialResponse(text);
            handler.onCompleteResponse(response(text));
        }
    }

    private static final class Client implements StreamingChatResponseHandler {
        private final StringBuilder text = new StringBuilder();

        @Override
        public void onPartialResponse(String partialResponse) {
            text.append(partialResponse);
        }

        @Override
        public void onCompleteResponse(ChatResponse completeResponse) {
            text.append("\n").append(completeResponse.aiMessage().text());
        }

        @Override
        public void onError(Throwable error) {
            throw new AssertionError(error);
        }
    }
}
