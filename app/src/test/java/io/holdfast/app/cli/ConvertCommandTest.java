package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
    private static final String RAGAS =
            "{\"user_input\":\"How wide?\",\"retrieved_contexts\":[\"7 m wide.\"],\"response\":\"7 m.\",\"rubrics\":{\"a\":\"b\"}}\n";

    @TempDir
    Path folder;

    @Test
    void oneCommandMakesNativeCasesOfAnotherToolsFile() throws IOException {
        Files.writeString(folder.resolve("in.jsonl"), RAGAS);

        Cli cli = new Cli(folder).run("convert", "--to", "native", "in.jsonl", "out.jsonl");

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.err()).isEmpty();
        assertThat(folder.resolve("out.jsonl.partial")).doesNotExist();
        assertThat(Files.readString(folder.resolve("out.jsonl")))
                .isEqualTo("{\"id\":\"1\",\"question\":\"How wide?\",\"contexts\":[\"7 m wide.\"],\"answer\":\"7 m.\","
                        + "\"rubrics\":{\"a\":\"b\"}}\n");
    }

    @Test
    void parquetIsReadByTheNamesOfItsColumns() throws IOException {
        Files.copy(Path.of("../lab/src/test/resources/parquet/plain.parquet"), folder.resolve("in.parquet"));

        Cli cli = new Cli(folder).run("convert", "--to", "native", "in.parquet", "out.jsonl");

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(Files.readAllLines(folder.resolve("out.jsonl")))
                .hasSize(2)
                .first()
                .isEqualTo(
                        "{\"id\":\"1\",\"question\":\"When does it open?\",\"contexts\":[\"The museum opens at ten.\","
                                + "\"It is closed on Mondays.\"],\"answer\":\"It opens at ten.\"}");
    }

    @Test
    void scoresGoBackToTheToolTheTracesCameFrom() throws IOException {
        Files.writeString(
                folder.resolve("runs.jsonl"),
                "{\"id\":\"r0\",\"run_type\":\"chain\",\"inputs\":{\"question\":\"How wide is the gate?\"},"
                        + "\"outputs\":{\"answer\":\"The gate is 7 m wide.\"},\"child_runs\":[{\"id\":\"r1\",\"parent_run_id\":\"r0\","
                        + "\"run_type\":\"retriever\",\"inputs\":{\"query\":\"gate\"},\"outputs\":{\"documents\":"
                        + "[{\"page_content\":\"The gate is 7 m wide.\"}]}}]}\n");
        Cli scored = new Cli(folder).run("score", "--input", "runs.jsonl", "--no-model", "--out", "scores.jsonl");
        assertThat(scored.code()).as(scored.err()).isZero();

        for (String to : new String[] {"langsmith", "opik", "phoenix"}) {
            assertThat(new Cli(folder)
                            .run("convert", "--to", to, "runs.jsonl", "-")
                            .err())
                    .contains("--scores");
            Cli cli = new Cli(folder).run("convert", "--scores", "scores.jsonl", "--to", to, "runs.jsonl", "-");
            assertThat(cli.code()).as(cli.err()).isZero();
            assertThat(cli.out()).contains("\"r0\"", "\"grounding\"", "\"pass\"", "\"faithfulness\"");
        }
    }

    @Test
    void pipesAndGzipWork() throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(RAGAS.getBytes(StandardCharsets.UTF_8));
        }
        Files.write(folder.resolve("in.gz"), zipped.toByteArray());
        Files.write(folder.resolve("cut.gz"), Arrays.copyOf(zipped.toByteArray(), zipped.size() - 12));

        assertThat(new Cli(folder)
                        .stdin(RAGAS)
                        .run("convert", "--to", "deepeval", "-", "-")
                        .out())
                .contains("\"input\":\"How wide?\"", "\"rubrics\"");
        assertThat(new Cli(folder).run("convert", "--to", "ragas", "in.gz", "-").out())
                .contains("\"user_input\"");
        assertThat(new Cli(folder).run("score", "--input", "in.gz").code()).isZero();
        Cli cut = new Cli(folder).run("score", "--input", "cut.gz");
        assertThat(cut.code()).isEqualTo(2);
        assertThat(cut.err()).contains("cut.gz: the gzip data is damaged or cut off");
    }

    @Test
    void badRecordCostsItselfAndStrictStops() throws IOException {
        Files.writeString(folder.resolve("in.jsonl"), RAGAS + "{\"user_input\":7,\"response\":\"x\"}\n{\n" + RAGAS);

        Cli cli = new Cli(folder).run("convert", "--to", "native", "in.jsonl", "out.jsonl");
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err())
                .contains("in.jsonl line 2: field \"retrieved_contexts\" is missing", "in.jsonl line 3: not valid JSON")
                .contains("2 of 4 records could not be read");
        assertThat(Files.readAllLines(folder.resolve("out.jsonl"))).hasSize(2);

        Cli strict = new Cli(folder).run("convert", "--strict", "--to", "native", "in.jsonl", "never.jsonl");
        assertThat(strict.code()).isEqualTo(2);
        assertThat(strict.err()).contains("line 2", "(stopped: --strict)");
        assertThat(folder.resolve("never.jsonl")).doesNotExist();
    }

    @Test
    void whatIsLostIsSaid() {
        Cli cli = new Cli(folder).stdin(RAGAS).run("convert", "--to", "trec-run", "-", "-");

        assertThat(cli.out()).isEqualTo("1 Q0 0 1 1 holdfast\n");
        assertThat(cli.err()).contains("not carried over to trec-run: everything but the ids");
    }

    @Test
    void findingsAreWrittenWithScores() throws IOException {
        Files.writeString(folder.resolve("in.jsonl"), RAGAS);
        assertThat(new Cli(folder)
                        .run("score", "--input", "in.jsonl", "--out", "scores.jsonl")
                        .code())
                .isZero();

        Cli without = new Cli(folder).run("convert", "--to", "vertex", "in.jsonl", "-");
        assertThat(without.code()).isEqualTo(2);
        assertThat(without.err()).contains("--scores");
        Cli with = new Cli(folder).run("convert", "--to", "promptfoo", "--scores", "scores.jsonl", "in.jsonl", "-");
        assertThat(with.code()).as(with.err()).isZero();
        assertThat(with.out()).contains("\"gradingResult\"", "\"version\":3");
        Cli swapped = new Cli(folder).run("convert", "--to", "native", "scores.jsonl", "-");
        assertThat(swapped.err()).contains("is output of holdfast score");
    }

    @Test
    void beirFoldersGoBothWays() throws IOException {
        Files.writeString(folder.resolve("in.jsonl"), RAGAS + RAGAS.replace("7 m wide.", "9 m wide."));

        Cli there = new Cli(folder).run("convert", "--to", "beir", "in.jsonl", "beir");
        assertThat(there.code()).as(there.err()).isZero();
        assertThat(there.err()).contains("field \"answer\" (2 records)");
        assertThat(Files.readString(folder.resolve("beir/qrels/test.tsv")))
                .isEqualTo("query-id\tcorpus-id\tscore\n1\t0\t1\n2\t2/0\t1\n");
        Cli back = new Cli(folder).run("convert", "--to", "native", "beir", "-");
        assertThat(back.out().lines()).hasSize(2);
        assertThat(back.out()).contains("7 m wide.", "9 m wide.");
        Cli run = new Cli(folder)
                .run(
                        "run",
                        "--model",
                        "extractive",
                        "--dataset",
                        folder.resolve("beir").toString(),
                        "--dry-run");
        assertThat(run.code()).as(run.err()).isZero();
    }

    @Test
    void unknownFormatsAreNamedWithWhatThereIs() {
        assertThat(new Cli(folder).run("convert", "--to", "ragaz", "-", "-").err())
                .contains("did you mean ragas?");
        assertThat(new Cli(folder)
                        .run("score", "--format", "beir", "--input", "-")
                        .err())
                .contains("unknown format beir");
        Cli undecided = new Cli(folder).stdin("{\"alpha\":1}").run("score", "--input", "-");
        assertThat(undecided.code()).isEqualTo(2);
        assertThat(undecided.err()).contains("cannot tell which column of stdin", "alpha", "--map");
    }

    @Test
    void otherToolsFilesAreScoredDirectly() {
        Cli cli = new Cli(folder).stdin(RAGAS).run("score", "--input", "-");

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out()).startsWith("{\"id\":\"1\",\"outcome\"");
    }
}
