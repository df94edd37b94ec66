package io.holdfast.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import io.holdfast.spark.Records;
import io.holdfast.spark.TestSpark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
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
        List<String> good = new ArrayList<>();
        List<Future<RecordMetadata>> sent = new ArrayList<>();
        int bad = 0;
        try (Broker broker = new Broker(folder.resolve("kafka"))) {
            try (KafkaProducer<String, String> producer = producer(broker)) {
                for (String line : Records.generated(MESSAGES, 500)) {
                    boolean broken = Json.own(line).path("id").asInt() % BAD_EVERY == 7;
                    sent.add(producer.send(new ProducerRecord<>("answers", broken ? line.substring(0, 40) : line)));
                    bad += broken ? 1 : 0;
                    if (!broken) {
                        good.add(line);
                    }
                }
                for (Future<RecordMetadata> future : sent) {
                    future.get();
                }
            }
            killInMidBatch(broker, 1);
            killInMidBatch(broker, 4);
            try (Jvm last = stream(broker, "last", "--once")) {
                assertThat(last.end(LIMIT)).as(last.log()).isZero();
            }
            assertThat(deadLetterReasons(broker)).hasSize(bad).allSatisfy((key, reason) -> {
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

    /** Starts the stream and kills it while it writes a batch from the given number on. */
    private void killInMidBatch(Broker broker, int batch) throws InterruptedException {
        try (Jvm job = stream(broker, "until-" + batch)) {
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

    private Jvm stream(Broker broker, String name, String... more) {
        List<String> command = new ArrayList<>(List.of("io.holdfast.spark.cli.SparkMain", "--master", "local[2]"));
        command.addAll(List.of("--input", "kafka://" + broker.address() + "/answers"));
        command.addAll(List.of("--output", folder.resolve("out").toString(), "--no-model"));
        command.addAll(List.of("--dead-letters", "kafka://" + broker.address() + "/answers.bad"));
        command.addAll(List.of("--set", "scale.stream_batch_records=2000", "--set", "scale.stream_interval_seconds=0"));
        command.addAll(List.of(more));
        return new Jvm(
                folder.resolve(name + ".log"),
                Map.of(),
                SparkHome.classPath(),
                List.of("-Xmx1g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
                command);
    }

    private static KafkaProducer<String, String> producer(Broker broker) {
        return new KafkaProducer<>(
                Map.of("bootstrap.servers", broker.address()), new StringSerializer(), new StringSerializer());
    }

    /** Reasons by key, from the topic; a batch that was done twice sends its keys twice. */
    private static Map<String, String> deadLetterReasons(Broker broker) {
        Map<String, String> reasons = new TreeMap<>();
        Map<String, Object> settings =
                Map.of("bootstrap.servers", broker.address(), "group.id", "reader", "auto.offset.reset", "earliest");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("answers.bad"));
            int silent = 0;
            while (silent < 10) {
                var records = consumer.poll(Duration.ofSeconds(2));
                silent = records.isEmpty() && !consumer.assignment().isEmpty() ? silent + 1 : 0;
                for (ConsumerRecord<String, String> record : records) {
                    byte[] reason =
                            record.headers().lastHeader("holdfast-reason").value();
                    reasons.put(record.key(), new String(reason, StandardCharsets.UTF_8));
                }
            }
        }
        return reasons;
    }

    private static Map<Integer, String> byId(List<String> lines) {
        Map<Integer, String> byId = new TreeMap<>();
        lines.forEach(line -> byId.put(Json.own(line).path("id").asInt(), line));
        return byId;
    }
}
