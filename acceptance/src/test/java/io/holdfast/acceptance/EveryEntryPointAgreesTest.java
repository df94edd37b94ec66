package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.guardrail.OutputGuardrailException;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.rag.content.Content;
import dev.langchain4j.service.AiServices;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.adapters.dokimos.DokimosEvaluator;
import io.holdfast.adapters.langchain4j.GroundingGuardrail;
import io.holdfast.adapters.quarkus.GroundingStrategy;
import io.holdfast.adapters.springai.GroundingEvaluator;
import io.holdfast.app.web.WebServer;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import io.holdfast.junit.AnswerScorer;
import io.holdfast.junit.GroundedCase;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationSample;
import io.quarkiverse.langchain4j.testing.evaluation.Parameter;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.ai.document.Document;
import org.springframework.ai.evaluation.EvaluationRequest;

/**
 * One fixture gives the same traces (claims, verdicts, rules, spans, scores) through every way into Holdfast. The
 * command line, in a JVM of its own, is what the others are compared with; where a way in gives whole lines (JUnit, REST,
 * Spark), they are the same to the byte.
 */
class EveryEntryPointAgreesTest {
    private static final Path FIXTURE = Path.of("src", "test", "resources", "entry-points.jsonl");
    private static final Path SPARK = Path.of("..", "spark");

    @TempDir
    private static Path folder;

    private static List<String> commandLine;
    private static List<GroundedCase> cases;

    @BeforeAll
    static void score() throws IOException, InterruptedException {
        OtherJvm.Outcome outcome = OtherJvm.run(
                folder,
                OtherJvm.classPath(entry -> true),
                "io.holdfast.app.cli.Main",
                "score",
                "--input",
                FIXTURE.toString());
        assertThat(outcome.code()).as(outcome.err()).isZero();
        commandLine = outcome.out().lines().toList();
        cases = AnswerScorer.of(ConfigLoader.defaults()).cases(FIXTURE).toList();
    }

    @Test
    void fixtureHoldsEveryKindOfOutcome() {
        assertThat(commandLine).hasSize(11);
        assertThat(String.join("\n", commandLine))
                .contains("\"verdict\":\"supported\"", "\"verdict\":\"contradicted\"", "\"verdict\":\"not_found\"")
                .contains("\"outcome\":\"abstained\"", "\"rule\":\"no_context\"", "\"path\":\"short_answer\"")
                .contains("\"rule\":\"grounding_model\"")
                .contains("FALSE_INSUFFICIENT_CONTEXT", "\"document\":\"preise 🚗\"", "\"document\":\"manual#2\"");
    }

    /** So that a way in with a configuration of its own could not pass for the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {"grounding.support_threshold=0.95", "grounding.model=off", "risk.doubt=0.5", "risk.intercept=-2"
            })
    void anotherConfigurationGivesOtherTraces(String setting) {
        Config other = new ConfigLoader().assignment(setting, "the test").load().config();
        List<String> lines = AnswerScorer.of(other)
                .cases(FIXTURE)
                .map(c -> ScoreJson.line(c.id(), c.finding()))
                .toList();
        assertThat(lines).hasSameSizeAs(commandLine).isNotEqualTo(commandLine);
    }

    @Test
    void junitAgrees() {
        List<String> lines =
                cases.stream().map(c -> ScoreJson.line(c.id(), c.finding())).toList();
        assertThat(lines).isEqualTo(commandLine);
    }

    @Test
    void restServiceAgrees(@TempDir Path directory) throws IOException, InterruptedException {
        Config config = new ConfigLoader()
                .set("serve.port", "0", "the test")
                .set("serve.queue_deadline_milliseconds", "60000", "the test")
                .load()
                .config();
        HttpClient client = HttpClient.newHttpClient();
        List<String> lines = new ArrayList<>();
        try (WebServer server = WebServer.start(config, () -> Scorers.of(config), directory, "test")) {
            server.awaitModels();
            URI score = URI.create("http://127.0.0.1:" + server.port() + "/v1/score");
            for (String line : Files.readAllLines(FIXTURE)) {
                HttpResponse<String> response = client.send(
                        HttpRequest.newBuilder(score)
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(line))
                                .build(),
                        BodyHandlers.ofString());
                assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
                lines.add(response.body().stripTrailing());
            }
        }
        assertThat(lines).isEqualTo(commandLine);
    }

    @Test
    void sparkAgrees(@TempDir Path directory) throws IOException, InterruptedException {
        List<String> classPath =
                new ArrayList<>(List.of(SPARK.resolve("target/classes").toString()));
        // written by the build of the module
        classPath.addAll(List.of(
                Files.readString(SPARK.resolve("target/classpath")).strip().split(File.pathSeparator)));
        OtherJvm.Outcome outcome = OtherJvm.run(
                directory,
                List.of("@" + SPARK.resolve("java.options")),
                classPath,
                "io.holdfast.spark.cli.SparkMain",
                "--master",
                "local[1]",
                "--input",
                FIXTURE.toString(),
                "--output",
                directory.resolve("tables").toString(),
                "--format",
                "jsonl");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory.resolve("tables/scores"))) {
            for (Path part : files.filter(f -> f.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                lines.addAll(Files.readAllLines(part));
            }
        }
        assertThat(lines).isEqualTo(commandLine);
    }

    @Test
    void springAiAgrees() {
        GroundingEvaluator evaluator = new GroundingEvaluator();
        agree(cases.stream()
                .map(c -> evaluator.evaluate(new EvaluationRequest(
                        c.testCase().question(),
                        springDocuments(c.testCase()),
                        c.answer().text())))
                .map(response -> response.getMetadata())
                .toList());
    }

    @Test
    void langChain4jAgrees() {
        List<Map<String, Object>> results = new ArrayList<>();
        GroundingGuardrail guardrail = new GroundingGuardrail(
                        GroundingCheck.standard(), GroundingGuardrail.OnFailure.REJECT)
                .listening(result -> results.add(result.metadata()));
        for (GroundedCase c : cases) {
            Assistant assistant = AiServices.builder(Assistant.class)
                    .chatModel(saying(c.answer().text()))
                    .contentRetriever(query -> contents(c.testCase()))
                    .outputGuardrails(guardrail)
                    .build();
            try {
                assistant.answer(c.testCase().question());
            } catch (OutputGuardrailException rejected) {
                assertThat(c.finding().failure()).isTrue();
            }
        }
        agree(results);
    }

    @Test
    void quarkusAgrees() {
        GroundingStrategy<String> strategy = GroundingStrategy.ofSamples(GroundingCheck.standard());
        agree(cases.stream()
                .map(c -> strategy.evaluate(sample(c.testCase()), c.answer().text()))
                .map(result -> result.metadata())
                .toList());
    }

    @Test
    void dokimosAgrees() {
        DokimosShape evaluator = DokimosEvaluator.of(DokimosShape.class);
        agree(cases.stream()
                .map(c -> evaluator.evaluate(new DokimosCase(
                        Map.of("input", c.testCase().question()),
                        Map.of(
                                "output",
                                c.answer().text(),
                                "context",
                                c.testCase().documents()),
                        Map.of())))
                .map(DokimosOutcome::metadata)
                .toList());
    }

    /** Frameworks that do not name their cases call them 0: all but the id must be equal. */
    private static void agree(List<Map<String, Object>> metadata) {
        List<ObjectNode> traces = metadata.stream()
                .map(m -> withoutId(String.valueOf(m.get(GroundingResult.TRACE))))
                .toList();
        assertThat(traces)
                .isEqualTo(commandLine.stream()
                        .map(EveryEntryPointAgreesTest::withoutId)
                        .toList());
    }

    private static ObjectNode withoutId(String line) {
        try {
            ObjectNode tree = (ObjectNode) Json.read(line);
            tree.remove("id");
            return tree;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(line, e);
        }
    }

    private static List<Document> springDocuments(Case testCase) {
        return testCase.documents().stream()
                .map(d -> new Document(d.id(), d.text(), Map.of()))
                .toList();
    }

    private static List<Content> contents(Case testCase) {
        return testCase.documents().stream()
                .map(d -> Content.from(TextSegment.from(d.text(), Metadata.from("id", d.id()))))
                .toList();
    }

    private static EvaluationSample<String> sample(Case testCase) {
        return EvaluationSample.<String>builder()
                .withName(testCase.id())
                .withParameter(testCase.question())
                .withParameter(new Parameter.UnnamedParameter(testCase.documents()))
                .withExpectedOutput("")
                .build();
    }

    private static ChatModel saying(String text) {
        return new ChatModel() {
            @Override
            public ChatResponse doChat(ChatRequest request) {
                return ChatResponse.builder().aiMessage(AiMessage.from(text)).build();
            }
        };
    }

    /** An AI service. */
    interface Assistant {
        String answer(String question);
    }

    /** The shape of a Dokimos evaluator, which is not on the Maven index of this build (decision 132). */
    public interface DokimosShape {
        DokimosOutcome evaluate(DokimosCase testCase);
    }

    /** The shape of a Dokimos test case. */
    public record DokimosCase(
            Map<String, Object> inputs, Map<String, Object> actualOutputs, Map<String, Object> expectedOutputs) {}

    /** The shape of a Dokimos result. */
    public record DokimosOutcome(
            String name, double score, boolean success, String reason, Map<String, Object> metadata) {}
}
