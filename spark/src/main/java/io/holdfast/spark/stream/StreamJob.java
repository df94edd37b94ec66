package io.holdfast.spark.stream;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.length;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.types.DataTypes.LongType;

import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.Results;
import io.holdfast.spark.table.ScoreRecords;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.StreamingQuery;
import org.apache.spark.sql.streaming.Trigger;

/**
 * Scores the messages of Kafka topics in micro-batches. The checkpoint names the messages of a batch before it is
 * scored and marks it done after it is written, so none is lost; a batch that was stopped in between is done again
 * under the same number, and the sink takes care that this leaves no second copy.
 */
public final class StreamJob {
    private final SparkSession spark;
    private final StreamPlan plan;
    private final List<BatchSink> sinks;
    private final Written written;

    public StreamJob(SparkSession spark, StreamPlan plan, Output output, Written written) {
        this.spark = spark;
        this.plan = plan;
        this.sinks = output.sinks();
        this.written = written;
    }

    /** Told of each micro-batch when it has been written. */
    @FunctionalInterface
    public interface Written {
        void batch(long number, Metrics metrics);
    }

    /** Where results go. */
    public static final class Output {
        private final List<BatchSink> sinks;

        private Output(List<BatchSink> sinks) {
            this.sinks = List.copyOf(sinks);
        }

        public static Output to(FolderSink folder) {
            return new Output(List.of(folder));
        }

        public static Output to(KafkaSink topics) {
            return new Output(List.of(topics));
        }

        /** Tables, and topics beside them. */
        public static Output to(FolderSink folder, KafkaSink topics) {
            return new Output(List.of(folder, topics));
        }

        private List<BatchSink> sinks() {
            return sinks;
        }
    }

    public StreamingQuery start() throws TimeoutException {
        return records()
                .writeStream()
                .queryName("holdfast")
                .option("checkpointLocation", plan.checkpoint())
                .trigger(
                        plan.once()
                                ? Trigger.AvailableNow()
                                : Trigger.ProcessingTime(plan.config().scale().streamIntervalSeconds() + " seconds"))
                .foreachBatch(this::write)
                .start();
    }

    /** Messages as rows of {@link io.holdfast.spark.table.Schemas#RECORDS}. */
    private Dataset<Row> records() {
        Dataset<Row> messages = spark.readStream()
                .format("kafka")
                .option("startingOffsets", plan.earliest() ? "earliest" : "latest")
                .option("maxOffsetsPerTrigger", plan.config().scale().streamBatchRecords())
                .option("minPartitions", spark.sparkContext().defaultParallelism())
                .options(plan.kafkaOptions())
                .option("kafka.bootstrap.servers", plan.input().servers())
                .option("subscribe", plan.input().topics())
                .load();
        return messages.select(
                concat_ws("/", col("topic"), col("partition")).as("source"),
                col("offset").as("line"),
                concat_ws("/", col("topic"), col("partition"), col("offset")).as("key"),
                col("value"),
                coalesce(length(col("value")), lit(0)).cast(LongType).as("bytes"));
    }

    private void write(Dataset<Row> records, long batch) {
        String query = records.sparkSession().sparkContext().getLocalProperty("sql.streaming.queryId");
        try (Results results = new Results(ScoreRecords.results(records, plan.scorer()))) {
            Metrics metrics = Metrics.of(results);
            sinks.forEach(sink -> sink.write(query, batch, results, metrics));
            written.batch(batch, metrics);
        }
    }
}
