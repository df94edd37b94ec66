package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Judged mode from the command line to a real HTTP server that speaks the OpenAI protocol, and back. */
class JudgedModeTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String CASE =
            "{\"id\":\"well\",\"question\":\"How deep is the well?\",\"contexts\":[\"The well is 30 m deep and dry.\"],"
                    + "\"answer\":\"The well is 30 m deep. It is dry. It was dug in 1712.\"}\n";
    private static final String STATEMENTS =
            "{\"statements\":[\"The well is 30 m deep.\",\"The well is dry.\",\"The well was dug in 1712.\"]}";

    @TempDir
    Path folder;

    private HttpServer server;
    private final List<String> prompts = new ArrayList<>();
    private Function<String, String> judge = prompt -> "";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/chat/completions", exchange -> {
            JsonNode request = JSON.readTree(exchange.getRequestBody());
            JsonNode messages = request.path("messages");
            String prompt = messages.path(messages.size() - 1).path("content").asText();
            prompts.add(prompt);
            byte[] reply =
                    ("{\"choices\":[{\"index\":0,\"finish_reason\":\"stop\",\"message\":{\"role\":\"assistant\",\"content\":"
                                    + JSON.writeValueAsString(judge.apply(prompt))
                                    + "}}],\"usage\":{\"prompt_tokens\":50,\"completion_tokens\":9}}")
                            .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, reply.length);
            exchange.getResponseBody().write(reply);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void twoOfThreeStatementsAreSupported() throws IOException {
        judge = prompt -> prompt.contains("Split the answer") ? STATEMENTS : "1. Yes\n2. Yes\n3. No, no date is given.";
        JsonNode line = score();
        assertThat(line.path("outcome").asText()).isEqualTo("scored");
        assertThat(line.path("faithfulness").asDouble()).isEqualTo(0.6667);
        assertThat(line.path("path").asText()).isEqualTo("judged");
        assertThat(line.path("note").asText()).isEqualTo("Faithfulness 0.67 is < 0.75");
        assertThat(line.path("failure").asBoolean()).isTrue();
        assertThat(prompts).hasSize(2);
    }

    @Test
    void anApologyIsUnmeasured() throws IOException {
        judge = prompt -> prompt.contains("Split the answer") ? STATEMENTS : "I apologize, but I cannot judge this.";
        JsonNode line = score("--set", "judge.threshold=0");
        assertThat(line.path("outcome").asText()).isEqualTo("unmeasured");
        assertThat(line.path("reason").asText()).isEqualTo("judge_refused");
        assertThat(line.path("failure").asBoolean()).isTrue();
    }

    @Test
    void aProfileCountsAsItsSystemDoesAndSaysWhatStrictSays() throws IOException {
        judge = prompt -> prompt.contains("Split the answer") ? STATEMENTS : "I apologize, but I cannot judge this.";
        JsonNode deepEval = score("--profile", "deepeval");
        assertThat(deepEval.path("faithfulness").asDouble()).isEqualTo(1);
        assertThat(deepEval.path("note").asText()).contains("DeepEval: 1.00").contains("unmeasured (judge_refused)");
        JsonNode ragas = score("--profile", "ragas");
        assertThat(ragas.path("outcome").asText()).isEqualTo("unmeasured");
        assertThat(ragas.path("message").asText()).contains("NaN in RAGAS");
    }

    @Test
    void anUnknownProfileOrAProfileWithoutAJudgeIsBadInput() {
        Cli unknown =
                new Cli(folder).stdin(CASE).run("score", "--input", "-", "--judge", "openai:j", "--profile", "rags");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("deepeval");
        Cli alone = new Cli(folder).stdin(CASE).run("score", "--input", "-", "--profile", "ragas");
        assertThat(alone.code()).isEqualTo(2);
        assertThat(alone.err()).contains("--judge MODEL");
    }

    @Test
    void theKitRunsFromTheCommandLine() throws IOException {
        Cli cli = new Cli(folder).run("bench", "verdicts", "--json");
        JsonNode report = JSON.readTree(cli.out());
        assertThat(cli.code()).isZero();
        assertThat(report.path("cases").asInt())
                .isGreaterThanOrEqualTo(500)
                .isEqualTo(report.path("agree").asInt());
        assertThat(report.path("mismatches")).isEmpty();
    }

    @Test
    void anOwnKitShowsItsMismatches() throws IOException {
        Files.writeString(
                folder.resolve("mine.jsonl"),
                "{\"id\":\"m1\",\"group\":\"mine\",\"statements\":[\"The well is dry.\"],\"reply\":\"Verdict: No\","
                        + "\"expect\":{\"outcome\":\"scored\",\"reason\":null,\"verdicts\":[1]}}\n");
        Cli cli = new Cli(folder).run("bench", "verdicts", "--kit", "mine.jsonl");
        assertThat(cli.code()).isEqualTo(1);
        assertThat(cli.out()).contains("m1: expected scored [1], read scored [0]: Verdict: No");
    }

    private JsonNode score(String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "score",
                "--input",
                "-",
                "--judge",
                "openai:judge",
                "--set",
                "models.openai_url=http://localhost:" + server.getAddress().getPort() + "/v1"));
        arguments.addAll(List.of(more));
        Cli cli = new Cli(folder).stdin(CASE).run(arguments.toArray(String[]::new));
        assertThat(cli.err()).isEmpty();
        return JSON.readTree(cli.out());
    }
}
