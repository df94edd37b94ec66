package io.holdfast.spark.stream;

import static org.apache.spark.sql.functions.array;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.encode;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.unbase64;
import static org.apache.spark.sql.types.DataTypes.BinaryType;

import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.Results;
import java.util.Arrays;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Sends results to topics. A message that comes again has the same key, {@code topic/partition/offset} of what it is
 * about: a compacted topic, or a reader that keeps the last message of a key, has each once.
 */
public final class KafkaSink implements BatchSink {
    private final @Nullable KafkaAddress scores;
    private final @Nullable KafkaAddress deadLetters;
    private final Map<String, String> options;

    public KafkaSink(
            @Nullable KafkaAddress scores, @Nullable KafkaAddress deadLetters, Map<String, String> kafkaOptions) {
        this.scores = scores;
        this.deadLetters = deadLetters;
        this.options = Map.copyOf(kafkaOptions);
    }

    @Override
    public void write(String query, long batch, Results results, Metrics metrics) {
        if (scores != null) {
            send(
                    results.scores()
                            .select(
                                    col("key"),
                                    col("json").as("value"),
                                    headers("kind", "outcome", "source", "scorer")
                                            .as("headers")),
                    scores);
        }
        if (deadLetters != null) {
            Column raw = coalesce(unbase64(col("raw_base64")), encode(col("raw"), "UTF-8"));
            send(
                    results.deadLetters()
                            .select(
                                    col("key"),
                                    raw.as("value"),
                                    headers("code", "reason", "source").as("headers")),
                    deadLetters);
        }
    }

    private static Column headers(String... columns) {
        return array(Arrays.stream(columns)
                .map(name -> struct(
                        lit("holdfast-" + name).as("key"),
                        col(name).cast(BinaryType).as("value")))
                .toArray(Column[]::new));
    }

    private void send(Dataset<Row> messages, KafkaAddress to) {
        messages.write()
                .format("kafka")
                .options(options)
                .option("kafka.bootstrap.servers", to.servers())
                .option("topic", to.topics())
                .option("includeHeaders", true)
                .save();
    }
}
