package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.app.Wiring;
import io.holdfast.core.config.Config;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {
    @TempDir
    Path folder;

    @BeforeEach
    void cases() throws IOException {
        Files.writeString(folder.resolve("mine.jsonl"), """
                {"id":"dock","question":"How many cranes stand on the dock?","context":"Three cranes stand on the dock. Barges wait outside. The gate opens at dawn."}
                {"id":"mill","question":"Which stone grinds the rye?","context":"The red stone grinds the rye. Flour is sold on Friday. Sacks are linen."}
                """);
        Files.writeString(folder.resolve("answers.jsonl"), """
                {"case":"dock","answer":"Three cranes stand on the dock."}
                {"case":"mill","answer":"The red stone grinds the rye."}
                """);
    }

    @Test
    void allFourDimensionsOfAUsersOwnDataSet() throws IOException {
        Cli cli = run("--model", "extractive", "--dataset", "mine.jsonl", "--dimensions", "all", "--out", "result");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.code()).isZero();
        assertThat(cli.out())
                .contains("faithfulness", "consistency", "dependency", "sensitivity", "interval", "coverage");
        for (String file : new String[] {"queries.jsonl", "findings.jsonl", "summary.json", "sidecar.json"}) {
            assertThat(folder.resolve("result").resolve(file)).isNotEmptyFile();
        }
        JsonNode summary = new ObjectMapper()
                .readTree(folder.resolve("result/summary.json").toFile());
        assertThat(summary.path("dimensions")).hasSize(4);
        assertThat(summary.path("not_applicable").path("consistency").asInt()).isEqualTo(2);
    }

    @Test
    void aSecondRunReusesTheFirst() {
        run("--model", "scripted:answers.jsonl", "--dataset", "mine.jsonl");
        assertThat(run("--model", "scripted:answers.jsonl", "--dataset", "mine.jsonl")
                        .out())
                .contains("2 answered (2 from before)");
        assertThat(run("--model", "scripted:answers.jsonl", "--dataset", "mine.jsonl", "--no-resume")
                        .out())
                .contains("2 answered (0 from before)");
    }

    @Test
    void anotherGroundingModelReusesTheAnswersAndNoFinding() throws IOException {
        assertThat(keys("model@1111", "first").keySet())
                .doesNotContainAnyElementsOf(keys("model@2222", "second").keySet());
        assertThat(keys("model@1111", "again")).isEqualTo(keys("model@1111", "first"));
        Cli resumed = runWith("model@3333", "third");
        assertThat(resumed.out()).contains("2 answered (2 from before)");
    }

    /** The keys of the findings with their cases. */
    private Map<String, String> keys(String modelId, String out) throws IOException {
        assertThat(runWith(modelId, out).code()).isZero();
        Map<String, String> keys = new TreeMap<>();
        for (String line : Files.readAllLines(folder.resolve(out + "/findings.jsonl"))) {
            JsonNode finding = new ObjectMapper().readTree(line);
            assertThat(finding.path("key").asText()).isNotEmpty();
            keys.put(finding.path("key").asText(), finding.path("case").asText());
        }
        return keys;
    }

    private Cli runWith(String modelId, String out) {
        Wiring wiring = new EchoWiring() {
            @Override
            public List<String> modelIds(Config config, boolean models) {
                return List.of(modelId);
            }
        };
        return new Cli(folder)
                .with(wiring)
                .run("run", "--model", "scripted:answers.jsonl", "--dataset", "mine.jsonl", "--out", out);
    }

    @Test
    void aDryRunCountsAndCallsNothing() throws IOException {
        try (ServerSocket silent = new ServerSocket(0)) {
            silent.setSoTimeout(1);
            Cli cli = new Cli(folder)
                    .run(
                            "run",
                            "--model",
                            "ollama:any",
                            "--dataset",
                            "clean",
                            "--limit",
                            "3",
                            "--dry-run",
                            "--set",
                            "models.ollama_url=http://127.0.0.1:" + silent.getLocalPort());
            assertThat(cli.code()).isZero();
            assertThat(cli.out()).contains("cases            3", "calls to make    3", "Nothing was called.");
            assertThat(cli.out()).containsPattern("tokens in        [1-9]");
            org.assertj.core.api.Assertions.assertThatThrownBy(silent::accept)
                    .isInstanceOf(java.net.SocketTimeoutException.class);
        }
    }

    @Test
    void aMissingServerSaysWhatToType() throws IOException {
        int port;
        try (ServerSocket socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        Cli cli = run(
                "--model",
                "ollama:mistral",
                "--dataset",
                "mine.jsonl",
                "--set",
                "models.ollama_url=http://127.0.0.1:" + port);
        assertThat(cli.code()).isEqualTo(3);
        assertThat(cli.err()).contains("ollama");
        assertThat(cli.err()).contains("ollama serve");
    }

    @Test
    void zeroIsNotADefault() {
        assertThat(run("--model", "extractive", "--dataset", "mine.jsonl", "--limit", "0")
                        .code())
                .isEqualTo(2);
        assertThat(run("--model", "extractive", "--dataset", "mine.jsonl", "--limit", "-4")
                        .err())
                .contains("--limit is -4");
        assertThat(run("--model", "extractive", "--dataset", "mine.jsonl", "--threshold", "0")
                        .code())
                .isEqualTo(2);
        assertThat(run("--model", "extractive", "--dataset", "mine.jsonl", "--threshold", "1.01")
                        .code())
                .isEqualTo(2);
        assertThat(run("--model", "extractive", "--dataset", "mine.jsonl", "--deadline", "0m")
                        .code())
                .isEqualTo(2);
    }

    @Test
    void whatIsUnknownIsNamed() {
        assertThat(run("--model", "mistral", "--dataset", "mine.jsonl", "--set", "models.ollama_url=http://127.0.0.1:1")
                        .err())
                .contains("ollama:mistral is not ready");
        assertThat(run("--dataset", "mine.jsonl", "--set", "models.ollama_url=http://127.0.0.1:1")
                        .err())
                .contains("asking ollama:mistral (models.default_eval)");
        assertThat(run("--model", "dev", "--dataset", "mine.jsonl", "--set", "models.ollama_url=http://127.0.0.1:1")
                        .err())
                .contains("ollama:phi3:mini is not ready");
        assertThat(run("--model", "extractive", "--dataset", "none.jsonl").err())
                .contains("none.jsonl");
        assertThat(run("--model", "extractive", "--dataset", "mine.jsonl", "--dimensions", "truth")
                        .err())
                .contains("truth", "sensitivity");
    }

    @Test
    void everyBundledDataSetCanBeRun() throws IOException {
        for (String name : new String[] {"clean", "distractor", "paraphrase", "all"}) {
            Cli cli = run("--model", "extractive", "--dataset", name, "--limit", "2", "--out", "out-" + name);
            assertThat(cli.code()).as(cli.err()).isZero();
            try (Stream<String> lines = Files.lines(folder.resolve("out-" + name + "/queries.jsonl"))) {
                assertThat(lines.count()).isEqualTo(2);
            }
        }
    }

    private Cli run(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "run";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new Cli(folder).run(all);
    }

    @Test
    void aDataSetThatDoesNotExistIsSaidInPlainWords() {
        Cli cli = new Cli(folder).run("run", "--model", "extractive", "--dataset", "nope.jsonl");
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("nope.jsonl does not exist").doesNotContain("NoSuchFile");
    }
}
