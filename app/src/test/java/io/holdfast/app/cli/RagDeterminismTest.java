package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The answer engine with the neural models that come along: the embedder, the reader and the grounding model. */
class RagDeterminismTest {
    @TempDir
    Path folder;

    @Test
    void twoRunsOfTheRealModelsAreByteIdenticalOnOneThreadAndOnFour() throws IOException {
        List<String> one = experiment("one", "1");
        assertThat(experiment("four", "4")).isEqualTo(one);
        assertThat(one).hasSize(3 * 6).anyMatch(line -> line.contains("\"evidence\":{\"reader\":"));
    }

    private List<String> experiment(String out, String threads) throws IOException {
        Cli cli = new Cli(folder)
                .run(
                        "rag",
                        "experiment",
                        "--questions",
                        "6",
                        "--configs",
                        "baseline,A,B",
                        "--threads",
                        threads,
                        "--set",
                        "engine.index.threads=" + threads,
                        "--out",
                        out);
        assertThat(cli.code()).as(cli.err()).isZero();
        return Files.readAllLines(folder.resolve(out).resolve("telemetry.jsonl")).stream()
                .map(line -> line.replaceFirst("\"latency_ms\":\\d+", ""))
                .map(line -> line.replaceFirst("\"config\":\"\\w+\"", ""))
                .toList();
    }
}
