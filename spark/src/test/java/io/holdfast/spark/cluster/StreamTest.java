package io.holdfast.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import io.holdfast.spark.Records;
import io.holdfast.spark.TestSpark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real broker, twenty thousand messages, and a stream job that is killed in the middle of a batch, twice. */
@Tag("heavy")
class StreamTest {
    private static final int MESSAGES = Integer.getInteger("holdfast.stream.messages", 20_000);
    private static final int BAD_EVERY = 800;
    private static final Duration LIMIT = Duration.ofMinutes(20);

    @TempDir
    Path folder;

    @Test
    void killedTwiceItScoresEveryMessageAndKeepsNoKeyTwice() throws Exception {
        List<String> messages = messages(MESSAGES, BAD_EVERY);
        List<String> good =
                messages.stream().filter(message -> message.endsWith("}")).toList();
        int bad = messages.size() - good.size();
        try (Broker broker = new Broker(folder.resolve("kafka"))) {
            new Topic(broker, "answers").send(messages);
            killInMidBatch(broker, 1);
            killInMidBatch(broker, 4);
            try (Jvm last = toTables(broker, "last", "--once")) {
                assertThat(last.end(LIMIT)).as(last.log()).isZero();
            }
            Map<String, String> reasons = new TreeMap<>();
            new Topic(broker, "answers.bad")
                    .messages()
                    .forEach(letter -> reasons.put(letter.key(), Topic.header(letter, "holdfast-reason")));
            assertThat(reasons).hasSize(bad).allSatisfy((key, reason) -> {
                assertThat(key).matches("answers/\\d/\\d+");
                assertThat(reason).startsWith("not valid JSON at column");
            });
        }

        SparkSession spark = TestSpark.session();
        List<Row> rows = spark.read()
                .parquet(folder.resolve("out/scores").toString())
                .select("key", "id", "json")
                .collectAsList();
        List<Row> letters = spark.read()
                .parquet(folder.resolve("out/dead_letters").toString())
                .select("key", "reason")
                .collectAsList();
        System.out.printf("%,d score rows, %,d dead letters of %,d messages%n", rows.size(), letters.size(), MESSAGES);
        assertThat(rows).extracting(row -> row.getString(0)).doesNotHaveDuplicates();
        assertThat(letters).hasSize(bad).extracting(row -> row.getString(0)).doesNotHaveDuplicates();
        assertThat(byId(rows.stream().map(row -> row.getString(2)).toList()))
                .isEqualTo(byId(Records.expected(
                        good, Scorers.withoutModels(Records.config().config()))));
        assertThat(rows).hasSize(good.size());
    }

    @Test
    void topicsInTopicsOutAndAnotherConfigurationOnlyWhenAskedFor() throws Exception {
        List<String> messages = messages(300, 100);
        List<String> good =
                messages.stream().filter(message -> message.endsWith("}")).toList();
        try (Broker broker = new Broker(folder.resolve("kafka"))) {
            new Topic(broker, "answers").send(messages);
            try (Jvm first = toTopics(broker, "first")) {
                assertThat(first.end(LIMIT)).as(first.log()).isZero();
                assertThat(first.log()).contains("297 messages scored").contains("3 dead letters");
            }
            Topic scores = new Topic(broker, "scores");
            assertThat(byId(scores.messages().stream()
                            .map(ConsumerRecord::value)
                            .toList()))
                    .isEqualTo(byId(Records.expected(
                            good, Scorers.withoutModels(Records.config().config()))));
            assertThat(scores.messages())
                    .hasSize(297)
                    .allSatisfy(score ->
                            assertThat(Topic.header(score, "holdfast-outcome")).isEqualTo("scored"))
                    .extracting(ConsumerRecord::key)
                    .doesNotHaveDuplicates();
            assertThat(new Topic(broker, "scores.dead-letters").messages())
                    .hasSize(3)
                    .allSatisfy(letter -> assertThat(letter.value()).hasSize(40));

            new Topic(broker, "answers").send(good.subList(0, 10));
            try (Jvm other = toTopics(broker, "other", "--threshold", "0.93")) {
                assertThat(other.end(LIMIT)).isEqualTo(2);
                assertThat(other.log())
                        .contains("thresholds.faithfulness_evidence")
                        .contains("--new-config");
            }
            assertThat(scores.messages()).hasSize(297);
            try (Jvm asked = toTopics(broker, "asked", "--threshold", "0.93", "--new-config")) {
                assertThat(asked.end(LIMIT)).as(asked.log()).isZero();
            }
            assertThat(scores.messages()).hasSize(307);
            assertThat(scores.messages().stream()
                            .map(score -> Topic.header(score, "holdfast-scorer"))
                            .distinct())
                    .hasSize(2);
        }
    }

    /** Cases as messages; one in so many is cut off after forty characters. */
    private static List<String> messages(int count, int badEvery) {
        return Records.generated(count, 500).stream()
                .map(line -> Json.own(line).path("id").asInt() % badEvery == 7 ? line.substring(0, 40) : line)
                .toList();
    }

    /** Starts the stream and kills it while it writes a batch from the given number on. */
    private void killInMidBatch(Broker broker, int batch) throws InterruptedException {
        try (Jvm job = toTables(broker, "until-" + batch)) {
            job.until("batch " + batch + " is being written", LIMIT, () -> writing(batch));
            job.kill();
        }
        System.out.printf("killed -9 while a batch from %d on was being written%n", batch);
    }

    private boolean writing(int batch) {
        try (Stream<Path> files = Files.list(folder.resolve("out/scores"))) {
            return files.anyMatch(
                    f -> Integer.parseInt(f.getFileName().toString().replace("batch=", "")) >= batch
                            && Files.exists(f.resolve("_temporary")));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    private Jvm toTables(Broker broker, String name, String... more) {
        List<String> options =
                new ArrayList<>(List.of("--output", folder.resolve("out").toString()));
        options.addAll(List.of("--dead-letters", "kafka://" + broker.address() + "/answers.bad"));
        options.addAll(List.of(more));
        return stream(broker, name, options);
    }

    private Jvm toTopics(Broker broker, String name, String... more) {
        List<String> options = new ArrayList<>(List.of("--output", "kafka://" + broker.address() + "/scores"));
        options.addAll(List.of("--checkpoint", folder.resolve("checkpoint").toString(), "--once"));
        options.addAll(List.of(more));
        return stream(broker, name, options);
    }

    private Jvm stream(Broker broker, String name, List<String> options) {
        List<String> command = new ArrayList<>(List.of("io.holdfast.spark.cli.SparkMain", "--master", "local[2]"));
        command.addAll(List.of("--input", "kafka://" + broker.address() + "/answers", "--no-model"));
        command.addAll(List.of("--set", "scale.stream_batch_records=2000", "--set", "scale.stream_interval_seconds=0"));
        command.addAll(options);
        return new Jvm(
                folder.resolve(name + ".log"),
                Map.of(),
                SparkHome.classPath(),
                List.of("-Xmx1g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
                command);
    }

    private static Map<Integer, String> byId(List<String> lines) {
        Map<Integer, String> byId = new TreeMap<>();
        lines.forEach(line -> byId.put(Json.own(line).path("id").asInt(), line));
        return byId;
    }
}
