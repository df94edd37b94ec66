package io.holdfast.spark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.lab.json.Json;
import io.holdfast.spark.Records;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SparkMainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    @Test
    void unreadableRecordsGiveExitCodeTwoAfterTheOthersWereScored() throws Exception {
        List<String> lines = new ArrayList<>(Records.generated(6, 2));
        lines.add(3, "{");
        Files.write(folder.resolve("in.jsonl"), lines);
        String output = folder.resolve("out").toString();

        int code = run(
                "--input", folder + "/in.jsonl", "--output", output, "--no-model", "--json", "--master", "local[1]");

        assertThat(err()).contains("1 of 7 records could not be read").contains(output + "/dead_letters");
        assertThat(code).isEqualTo(2);
        var summary = Json.own(out().strip());
        assertThat(summary.path("records").asInt()).isEqualTo(6);
        assertThat(summary.path("dead_letters").asInt()).isEqualTo(1);
        assertThat(summary.path("metrics").findValuesAsText("metric")).contains("mean_faithfulness", "failure_share");
    }

    @Test
    void damagedFilesAreBadInputByName() throws Exception {
        Files.writeString(folder.resolve("odd.parquet"), "no columns here");

        int code = run("--input", folder + "/odd.parquet", "--output", folder + "/out", "--no-model");

        assertThat(err()).contains("odd.parquet is damaged").doesNotContain("Exception");
        assertThat(code).isEqualTo(2);
    }

    @Test
    void helpNamesTheOptionsAndExitCodes() {
        assertThat(run("--help")).isZero();
        assertThat(out()).contains("--input", "--dead-letters", "kafka://HOST:PORT/TOPIC", "Exit codes");
        assertThat(err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "--input x, --output",
        "--input x --output y --format yaml, --format",
        "--input kafka://h:1/t --output y --format jsonl, Parquet",
        "--input kafka://h:1/t --output kafka://h:1/u, --checkpoint",
        "--input x --output kafka://h:1/u, folder",
        "--input x --output y --once, streams",
        "--input x --output y --new-config, streams",
        "--input nofs://a/b --output y, nofs",
        "--input x --output y --set scale.partition_megabyte=3, partition_megabytes",
        "--input x --output y --threshold 7, thresholds.faithfulness_evidence"
    })
    void badUsageIsExitCodeTwoAndSaysWhat(String arguments, String said) {
        assertThat(run(arguments.split(" "))).isEqualTo(2);
        assertThat(err()).contains(said);
        assertThat(out()).isEmpty();
    }

    private int run(String... arguments) {
        return SparkMain.run(
                new Terminal(
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        Map.of(),
                        false),
                arguments);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
