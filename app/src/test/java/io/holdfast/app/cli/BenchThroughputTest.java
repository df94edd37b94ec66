package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchThroughputTest {
    @TempDir
    Path folder;

    @Test
    void naivePathAndOursAreMeasuredInOneRunUnderOneConfiguration() throws IOException {
        Files.writeString(folder.resolve("answers.jsonl"), """
                {"context":"The dyke at Holm is 4 metres high. It was raised in 1962.","answer":"The dyke at Holm is 4 metres high.","label":1}
                {"context":"The dyke at Holm is 4 metres high. It was raised in 1962.","answer":"The dyke at Holm is 6 metres high.","label":0}
                """);
        Cli cli = new Cli(folder).run("bench", "throughput", "--cases", "2", "--data", "answers.jsonl", "--json");

        assertThat(cli.code()).isZero();
        JsonNode out = new ObjectMapper().readTree(cli.out());
        assertThat(out.path("config").asText()).hasSize(12);
        assertThat(out.path("paths")).hasSize(5);
        assertThat(out.path("paths").get(0).path("path").asText()).isEqualTo("naive");
        assertThat(out.path("paths")).allSatisfy(path -> {
            assertThat(path.path("cpu_ms").asDouble()).isPositive();
            assertThat(path.path("p99_ms").asDouble())
                    .isGreaterThanOrEqualTo(path.path("p50_ms").asDouble());
        });
        assertThat(out.path("agreement").path("claims").asInt()).isEqualTo(2);
        assertThat(out.path("agreement").path("equal_verdicts_percent").asDouble())
                .isEqualTo(100);
        assertThat(out.path("agreement").path("decided_by_percent").fieldNames())
                .toIterable()
                .contains("lexical_entailment", "number_mismatch");
    }

    @Test
    void noCasesIsBadInput() {
        assertThat(new Cli(folder).run("bench", "throughput", "--cases", "0").code())
                .isEqualTo(2);
    }
}
