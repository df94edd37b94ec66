package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EarlierResultsTest {
    @TempDir
    Path folder;

    private Cli run(String... more) {
        String[] all = new String[9 + more.length];
        System.arraycopy(
                new String[] {"run", "--model", "extractive", "--dataset", "clean", "--limit", "2", "--out", "results"},
                0,
                all,
                0,
                9);
        System.arraycopy(more, 0, all, 9, more.length);
        return new Cli(folder).run(all);
    }

    @Test
    void anotherExperimentDoesNotReplaceARun() throws IOException {
        assertThat(run().code()).isZero();
        String before = Files.readString(folder.resolve("results/summary.json"));

        assertThat(run().code()).as("the same experiment").isZero();
        Cli other = run("--set", "grounding.support_threshold=0.99");

        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err())
                .contains("holds the results of another experiment")
                .contains("--overwrite");
        assertThat(folder.resolve("results/summary.json")).hasContent(before);
        assertThat(run("--set", "grounding.support_threshold=0.99", "--overwrite")
                        .code())
                .isZero();
    }

    @Test
    void anotherEngineExperimentDoesNotReplaceOne() throws IOException {
        Path out = Files.createDirectories(folder.resolve("engine"));
        Files.writeString(
                out.resolve("summary.json"), "{\"configurations\":[{\"name\":\"baseline\",\"config\":\"0123\"}]}");

        Cli cli = new Cli(folder)
                .run("rag", "experiment", "--configs", "baseline", "--questions", "1", "--out", "engine");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("another experiment (baseline)");
    }
}
