package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.app.cli.terminal.Exit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whom the judge is asked about, and which judge, from the command line to a real HTTP server and back. */
class JudgePolicyTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String YES =
            "{\"nonce\":\"@nonce\",\"verdicts\":[{\"id\":1,\"verdict\":1,\"reason\":\"line 3 says it\"}]}";

    @TempDir
    Path folder;

    private ChatServer judge;

    @BeforeEach
    void start() throws IOException {
        judge = new ChatServer(prompt -> "");
    }

    @AfterEach
    void stop() {
        judge.close();
    }

    @Test
    void onlyAnUnsureClaimGoesToTheJudge() throws IOException {
        judge.says(prompt -> YES);
        List<JsonNode> lines = score("supported", "unsure", "contradicted", "not_found");
        assertThat(judge.prompts()).singleElement().asString().contains("1: unsure");
        assertThat(lines).extracting(l -> l.path("faithfulness").asInt()).containsExactly(1, 1, 0, 0);
        assertThat(lines)
                .extracting(l -> l.path("path").asText())
                .containsExactly("claim_tracing", "judged", "claim_tracing", "claim_tracing");
        JsonNode asked = lines.get(1);
        assertThat(asked.path("failure").asBoolean()).isFalse();
        assertThat(asked.path("note").asText()).isEqualTo("1 of 1 claim went to the judge");
        assertThat(asked.path("claims").get(0).path("rule").asText()).isEqualTo("judge");
        assertThat(asked.path("usage").path("judged").asInt()).isEqualTo(1);
        assertThat(lines.get(0).has("usage")).isFalse();
    }

    @Test
    void whatTheJudgeDeniesIsNotFound() throws IOException {
        judge.says(prompt -> "1. No, nothing says so.");
        JsonNode line = score("unsure").get(0);
        assertThat(line.path("claims").get(0).path("verdict").asText()).isEqualTo("not_found");
        assertThat(line.path("failure").asBoolean()).isTrue();
    }

    @Test
    void whereTheJudgeGivesNoVerdictTheClaimStaysUnsure() throws IOException {
        judge.says(prompt -> "I apologize, but I cannot judge this.");
        JsonNode line = score("unsure").get(0);
        assertThat(line.path("claims").get(0).path("verdict").asText()).isEqualTo("unsure");
        assertThat(line.path("note").asText()).contains("judge_refused").contains("stays unsure");
        assertThat(line.path("failure").asBoolean()).isTrue();
    }

    @Test
    void aServerThatIsDownLeavesTheClaimUnsure() throws IOException {
        judge.fails(503);
        JsonNode line = score(
                        List.of("--set", "inference.max_retries=1", "--set", "inference.retry_backoff_base=1"),
                        "unsure")
                .get(0);
        assertThat(line.path("claims").get(0).path("verdict").asText()).isEqualTo("unsure");
        assertThat(line.path("note").asText()).contains("server_error");
    }

    @Test
    void autoTakesAServerOfThisMachineAndSaysWhich() throws IOException {
        judge.says(prompt -> YES);
        Cli cli = run("auto", List.of("--set", "models.ollama_url=http://127.0.0.1:1"), "unsure");
        assertThat(cli.err()).startsWith("holdfast: the judge is openai:judge (--judge auto)");
        assertThat(JSON.readTree(cli.out()).path("faithfulness").asInt()).isEqualTo(1);
    }

    @Test
    void checkTakesTheSamePolicyAndTheSameAuto() throws IOException {
        judge.says(prompt -> YES);
        List<String> arguments = new ArrayList<>(List.of(
                "check",
                "--answer",
                "unsure",
                "--context",
                "some text",
                "--json",
                "--judge",
                "auto",
                "--judge-policy"));
        arguments.addAll(List.of("unsure", "--set", "models.ollama_url=http://127.0.0.1:1"));
        arguments.addAll(List.of(judge.options()));
        Cli cli = new Cli(folder).with(new VerdictWiring()).run(arguments.toArray(String[]::new));
        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out()).contains("\"judge\"").contains("\"supported\"");
    }

    @Test
    void autoWithoutAnyServerSaysWhatWasTried() {
        Cli cli = new Cli(folder)
                .stdin("{\"id\":\"a\",\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"unsure\"}\n")
                .run(
                        "score",
                        "--input",
                        "-",
                        "--judge",
                        "auto",
                        "--set",
                        "models.ollama_url=http://127.0.0.1:1",
                        "--set",
                        "models.openai_url=https://models.example.com/v1");
        assertThat(cli.code()).isEqualTo(Exit.INFRASTRUCTURE);
        assertThat(cli.err())
                .contains("no model server on this machine answers")
                .contains("https://models.example.com/v1 is another machine and was not asked");
    }

    @Test
    void anUnknownPolicyNamesThoseThereAre() {
        Cli cli = new Cli(folder).run("score", "--input", "-", "--judge", "openai:j", "--judge-policy", "some");
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("always, unsure or gray_zone");
    }

    @Test
    void aPolicyWithoutAJudgeIsRefused() {
        Cli cli = new Cli(folder).run("score", "--input", "-", "--judge-policy", "unsure");
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("--judge MODEL");
    }

    private List<JsonNode> score(String... answers) throws IOException {
        return score(List.of(), answers);
    }

    private List<JsonNode> score(List<String> more, String... answers) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : run("openai:judge", more, answers).out().lines().toList()) {
            lines.add(JSON.readTree(line));
        }
        return lines;
    }

    private Cli run(String model, List<String> more, String... answers) {
        StringBuilder cases = new StringBuilder();
        for (String answer : answers) {
            cases.append("{\"id\":\"a\",\"question\":\"q\",\"contexts\":[\"some text\"],\"answer\":\"")
                    .append(answer)
                    .append("\"}\n");
        }
        List<String> arguments =
                new ArrayList<>(List.of("score", "--input", "-", "--judge", model, "--judge-policy", "unsure"));
        arguments.addAll(List.of(judge.options()));
        arguments.addAll(more);
        return new Cli(folder).with(new VerdictWiring()).stdin(cases.toString()).run(arguments.toArray(String[]::new));
    }
}
