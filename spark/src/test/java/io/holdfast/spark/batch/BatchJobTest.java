package io.holdfast.spark.batch;

import static org.apache.spark.sql.functions.spark_partition_id;
import static org.apache.spark.sql.functions.sum;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.conversation.SampleConversations;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import io.holdfast.spark.Records;
import io.holdfast.spark.TestSpark;
import io.holdfast.spark.batch.BatchPlan.InputFormat;
import io.holdfast.spark.score.ScorerSpec;
import io.holdfast.spark.table.Figure;
import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.Schemas;
import io.holdfast.spark.table.TableFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchJobTest {
    private static final Scorers PLAIN = Scorers.withoutModels(Records.config().config());
    private static final String ODD =
            "{\"question\":\"Wer? \uD83D\uDC0B\",\"contexts\":[\"Der Wal \u00e4ndert 3,5 t.\"],"
                    + "\"answer\":\"Der Wal \\uD800 wiegt 3,5 t.\"}";

    private final SparkSession spark = TestSpark.session();

    @TempDir
    Path folder;

    @Test
    void theScoreFilesTogetherAreTheOutputOfScoreByteForByte() throws Exception {
        scoreFilesAreTheOutputOfScore(600);
    }

    @Test
    @Tag("heavy")
    void theScoreFilesOfMoreAreTheOutputOfScoreByteForByte() throws Exception {
        scoreFilesAreTheOutputOfScore(2300);
    }

    private void scoreFilesAreTheOutputOfScore(int records) throws Exception {
        int odd = records / 2;
        List<String> first = new ArrayList<>(Records.generated(records, 150));
        first.add(odd, ODD);
        first.add(odd + 100, "{\"id\":\"broken\", \"question\":");
        first.add(odd + 101, "");
        List<String> second = Records.generated(40, 7);
        write("in/a.jsonl", first);
        write("in/b.jsonl", second);

        Metrics metrics = run(TableFormat.JSONL, Records.withoutModels(), "in");

        List<String> expected = new ArrayList<>(Records.expected(first, PLAIN));
        expected.addAll(Records.expected(second, PLAIN));
        assertThat(lines("out/scores")).hasSize(records + 41).isEqualTo(expected);
        assertThat(expected.get(odd)).contains("\"id\":\"" + (odd + 1) + "\"").contains("\\uD800");
        assertThat(metrics.records()).isEqualTo(records + 41);
        assertThat(metrics.deadLetters()).isEqualTo(1);
        assertThat(folder.resolve("out/_SUCCESS")).exists();
    }

    @Test
    void conversationsAmongCasesOfACompressedFileGetTheirReports() throws Exception {
        List<String> lines = new ArrayList<>(Records.generated(30, 5));
        List<String> expected = new ArrayList<>(Records.expected(lines, PLAIN));
        for (int i = 0; i < SampleConversations.names().size(); i++) {
            String name = SampleConversations.names().get(i);
            lines.add(i * 3, Records.conversation(name, i % 2 == 0));
            expected.add(i * 3, Records.expectedReport(name, "line " + (i * 3 + 1), PLAIN));
        }
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("in.jsonl.gz")))) {
            out.write(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        }

        run(TableFormat.JSONL, Records.withoutModels(), "in.jsonl.gz");

        assertThat(lines("out/scores")).isEqualTo(expected);
    }

    @Test
    void modelsGiveTheSameBytesHereAndThere() throws Exception {
        List<String> lines = new ArrayList<>(Records.generated(24, 6));
        lines.add(Records.conversation("ferry-user-said", false));
        write("in.jsonl", lines);
        Scorers scorers = Scorers.of(Records.config().config());

        run(TableFormat.JSONL, Records.withModels(), "in.jsonl");

        List<String> expected = new ArrayList<>(Records.expected(lines.subList(0, 24), scorers));
        expected.add(Records.expectedReport("ferry-user-said", "line 25", scorers));
        assertThat(lines("out/scores")).isEqualTo(expected);
    }

    @Test
    void parquetInWithAColumnAFieldAndParquetOut() throws Exception {
        StructType schema = new StructType()
                .add("id", DataTypes.StringType)
                .add("question", DataTypes.StringType)
                .add("contexts", DataTypes.createArrayType(DataTypes.StringType))
                .add("answer", DataTypes.StringType)
                .add("reference", DataTypes.StringType);
        List<Row> rows = new ArrayList<>();
        List<String> lines = Records.generated(120, 9);
        for (String line : lines) {
            var node = Json.own(line);
            rows.add(RowFactory.create(
                    node.path("id").textValue(),
                    node.path("question").textValue(),
                    List.of(node.path("contexts").get(0).textValue()).toArray(),
                    node.path("answer").textValue(),
                    null));
        }
        spark.createDataFrame(rows, schema).coalesce(1).write().parquet(path("in"));

        run(TableFormat.PARQUET, Records.withoutModels(), "in");

        Dataset<Row> scores = spark.read().parquet(path("out/scores"));
        assertThat(scores.schema().fieldNames()).isEqualTo(Schemas.SCORES.fieldNames());
        List<Row> sorted = scores.orderBy("line").collectAsList();
        assertThat(sorted).extracting(row -> row.<String>getAs("json")).isEqualTo(Records.expected(lines, PLAIN));
        assertThat(sorted.get(1).<Long>getAs("line")).isEqualTo(2);
        assertThat(sorted.get(1).<String>getAs("outcome")).isEqualTo("scored");
        assertThat(sorted.get(1).<Double>getAs("faithfulness")).isZero();
        assertThat(sorted.get(1).<Long>getAs("contradicted")).isEqualTo(1);
        assertThat(sorted.get(1).<Double>getAs("relevance")).isNull();
    }

    @Test
    void parquetWithOneColumnOfJsonIsReadToo() throws Exception {
        List<String> lines = new ArrayList<>(Records.generated(10, 3));
        lines.add(Records.conversation("library-id", true));
        spark.createDataset(lines, Encoders.STRING())
                .toDF("json")
                .coalesce(1)
                .write()
                .parquet(path("in"));

        run(TableFormat.JSONL, Records.withoutModels(), "in");

        List<String> expected = new ArrayList<>(Records.expected(lines.subList(0, 10), PLAIN));
        expected.add(Records.expectedReport("library-id", "line 11", PLAIN));
        assertThat(lines("out/scores")).isEqualTo(expected);
    }

    @Test
    void parquetFilesMayGainColumnsAndARowWithoutARecordIsADeadLetter() throws Exception {
        String answer = "The kiln cools in 9 hours.";
        spark.sql("SELECT 'old' AS id, 'How long?' AS question, array('" + answer + "') AS contexts, '" + answer
                        + "' AS answer")
                .write()
                .parquet(path("in/2025"));
        spark.sql("SELECT 'new' AS id, 'How long?' AS question, array('" + answer + "') AS contexts, '" + answer
                        + "' AS answer, 'v7' AS model, CAST(NULL AS STRING) AS reference")
                .write()
                .parquet(path("in/2026"));
        spark.sql("SELECT explode(array('{}', CAST(NULL AS STRING))) AS record")
                .coalesce(1)
                .write()
                .parquet(path("whole"));

        assertThat(run(TableFormat.JSONL, Records.withoutModels(), "in").records())
                .isEqualTo(2);
        Metrics whole = new BatchJob(spark, plan(TableFormat.JSONL, Records.withoutModels(), true, "whole")).run();

        assertThat(whole.deadLetters()).isEqualTo(2);
        assertThat(lines("out/dead_letters").get(1)).contains("the record is null");
    }

    @Test
    void fileThatBreaksInItsMiddleStopsTheJobAndIsNamed() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(String.join("\n", Records.generated(400, 40)).getBytes(StandardCharsets.UTF_8));
        }
        Files.write(folder.resolve("cut.jsonl.gz"), Arrays.copyOf(packed.toByteArray(), packed.size() / 2));

        assertThatThrownBy(() -> run(TableFormat.JSONL, Records.withoutModels(), "cut.jsonl.gz"))
                .rootCause()
                .isInstanceOf(IOException.class);
        assertThat(folder.resolve("out/_SUCCESS")).doesNotExist();
    }

    @Test
    void folderThatCannotBeWrittenIsRefusedBeforeAnythingIsScored() throws Exception {
        write("in.jsonl", List.of("{}"));
        write("out", List.of("a file, not a folder"));
        BatchPlan plan = new BatchPlan(
                List.of(path("in.jsonl")),
                InputFormat.AUTO,
                path("out/below"),
                TableFormat.JSONL,
                0,
                false,
                Records.config().config(),
                Records.withoutModels());
        assertThatThrownBy(() -> new BatchJob(spark, plan).run())
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("cannot be written");
    }

    @Test
    void whateverIsWrongWithARecordItBecomesADeadLetterWithTheReasonOfScore() throws Exception {
        byte[] notUtf8 = {'{', (byte) 0xC3, (byte) 0x28, '}'};
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes("[1,2]\n".getBytes(StandardCharsets.UTF_8));
        file.writeBytes(notUtf8);
        file.writeBytes("\n{\"question\":\"q\",\"contxts\":[],\"answer\":\"a\"}\n".getBytes(StandardCharsets.UTF_8));
        file.writeBytes(("{\"a\":" + "[".repeat(5000) + "}\n").getBytes(StandardCharsets.UTF_8));
        file.writeBytes(("\"" + "x".repeat(1 << 20) + "\"\n").getBytes(StandardCharsets.UTF_8));
        int forScore = file.size();
        file.writeBytes("{\"conversation\":[{\"role\":\"nobody\",\"message\":\"hi\"}],\"context\":[]}\n"
                .getBytes(StandardCharsets.UTF_8));
        file.writeBytes(
                "{\"conversation\":[{\"role\":\"user\",\"message\":\"hi\"}]}\n".getBytes(StandardCharsets.UTF_8));
        Files.write(folder.resolve("in.jsonl"), file.toByteArray());

        Metrics metrics = run(TableFormat.PARQUET, Records.withoutModels(), "in.jsonl");

        List<Row> letters =
                spark.read().parquet(path("out/dead_letters")).orderBy("line").collectAsList();
        assertThat(metrics.records()).isZero();
        assertThat(letters).hasSize(7);
        List<String> problems = new ArrayList<>();
        new NativeCaseReader(Records.config().config().input())
                .read(new ByteArrayInputStream(file.toByteArray(), 0, forScore))
                .forEachRemaining(record -> problems.add(((InputRecord.Bad) record).problem()));
        assertThat(letters.subList(0, 5))
                .extracting(row -> row.<String>getAs("reason"))
                .isEqualTo(problems);
        assertThat(letters).extracting(row -> row.<Long>getAs("line")).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L);
        assertThat(letters.get(1).<String>getAs("raw_base64"))
                .isEqualTo(Base64.getEncoder().encodeToString(notUtf8));
        assertThat(letters.get(2).<String>getAs("raw")).contains("contxts");
        assertThat(letters.get(4).<Long>getAs("bytes")).isEqualTo((1 << 20) + 2L);
        assertThat(letters.get(5).<String>getAs("reason")).contains("line 6").contains("nobody");
        assertThat(letters.get(6).<String>getAs("reason")).contains("\"context\" is missing");
        assertThat(letters).extracting(row -> row.<String>getAs("code")).containsOnly("bad_input");
    }

    @Test
    void clusterOfLongRecordsIsSpreadOverTheTasks() throws Exception {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            String context = "The pump stands in the yard. ".repeat(i >= 300 && i < 340 ? 900 : 1);
            lines.add("{\"question\":\"q\",\"contexts\":[\"" + context + "\"],\"answer\":\"The pump stands.\"}");
        }
        write("in.jsonl", lines);
        Dataset<Row> pieces = new InputBlocks(spark)
                .lines(
                        new InputFiles(spark.sparkContext().hadoopConfiguration()).find(List.of(path("in.jsonl"))),
                        1 << 18,
                        1 << 20);

        Shares shares = ShareRows.measured(pieces, 10, all -> 8);
        Dataset<Row> records = ShareRows.records(pieces, shares);

        List<Long> text =
                records
                        .groupBy(spark_partition_id().as("task"))
                        .agg(sum("bytes").as("text"))
                        .collectAsList()
                        .stream()
                        .map(row -> row.<Long>getAs("text"))
                        .toList();
        double mean = text.stream().mapToLong(Long::longValue).sum() / 8.0;
        assertThat(text).hasSize(8).allMatch(t -> t < 1.35 * mean);
        assertThat(records.orderBy("line").select("line").collectAsList())
                .extracting(row -> row.getLong(0))
                .isEqualTo(Stream.iterate(1L, n -> n + 1).limit(600).toList());
    }

    @Test
    void metricsCountWhatTheTablesHoldAndCarryTheirIntervals() throws Exception {
        List<String> lines = new ArrayList<>(Records.generated(200, 20));
        lines.add("{\"question\":\"q\",\"contexts\":[],\"answer\":\"\"}");
        lines.add("oops");
        write("in.jsonl", lines);

        List<Figure> figures =
                run(TableFormat.PARQUET, Records.withoutModels(), "in.jsonl").figures();

        assertThat(figure(figures, "count_scored").n()).isEqualTo(200);
        assertThat(figure(figures, "count_unmeasured").n()).isEqualTo(1);
        assertThat(figure(figures, "count_bad_input").kind()).isEqualTo("dead_letter");
        Figure faithfulness = figure(figures, "mean_faithfulness");
        assertThat(faithfulness.n()).isEqualTo(200);
        assertThat(faithfulness.value()).isZero(); // without a model nothing here is more than unsure
        assertThat(faithfulness.low()).isZero();
        assertThat(faithfulness.high()).isBetween(0.0, 0.03);
        assertThat(figure(figures, "failure_share").value()).isEqualTo(1);
        Dataset<Row> table = spark.read().parquet(path("out/metrics"));
        assertThat(table.schema().fieldNames()).isEqualTo(Schemas.METRICS.fieldNames());
        assertThat(table.count()).isEqualTo(figures.size());
    }

    @Test
    void tablesThatAreThereAreNotOverwrittenUnasked() throws Exception {
        write("in.jsonl", Records.generated(5, 1));
        write("out/scores/part-00000-old.txt", List.of("{}"));
        write("out/notes.txt", List.of("mine"));

        assertThatThrownBy(() -> run(TableFormat.JSONL, Records.withoutModels(), "in.jsonl"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("--overwrite");
        assertThat(lines("out/scores")).containsExactly("{}");
        new BatchJob(spark, plan(TableFormat.JSONL, Records.withoutModels(), true, "in.jsonl")).run();

        assertThat(lines("out/scores")).hasSize(5);
        assertThat(folder.resolve("out/notes.txt")).exists();
    }

    @Test
    void emptyInputGivesEmptyTables() throws Exception {
        write("in.jsonl", List.of());
        assertThat(run(TableFormat.PARQUET, Records.withoutModels(), "in.jsonl").records())
                .isZero();
        assertThat(spark.read()
                        .schema(Schemas.SCORES)
                        .parquet(path("out/scores"))
                        .count())
                .isZero();
    }

    @Test
    void missingInputAndMixedInputAreBadInput() throws Exception {
        write("in/a.jsonl", List.of("{}"));
        write("in/b.parquet", List.of("{}"));
        assertThatThrownBy(() -> run(TableFormat.JSONL, Records.withoutModels(), "nothing.jsonl"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("nothing.jsonl does not exist");
        assertThatThrownBy(() -> run(TableFormat.JSONL, Records.withoutModels(), "in"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("--input-format");
    }

    private Metrics run(TableFormat format, ScorerSpec scorer, String... inputs) {
        return new BatchJob(spark, plan(format, scorer, false, inputs)).run();
    }

    private BatchPlan plan(TableFormat format, ScorerSpec scorer, boolean overwrite, String... inputs) {
        return new BatchPlan(
                Stream.of(inputs).map(this::path).toList(),
                InputFormat.AUTO,
                path("out"),
                format,
                0,
                overwrite,
                Records.config().config(),
                scorer);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private void write(String name, List<String> lines) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), lines.isEmpty() ? "" : String.join("\n", lines) + "\n");
    }

    private List<String> lines(String table) throws IOException {
        return Records.written(folder.resolve(table));
    }

    private static Figure figure(List<Figure> figures, String metric) {
        return figures.stream()
                .filter(f -> f.metric().equals(metric))
                .findFirst()
                .orElseThrow();
    }
}
