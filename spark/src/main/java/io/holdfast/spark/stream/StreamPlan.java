package io.holdfast.spark.stream;

import io.holdfast.core.config.Config;
import io.holdfast.spark.score.ScorerSpec;
import java.util.Map;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;

/**
 * What a stream job reads, and how it goes on after a stop.
 *
 * @param checkpoint folder in which the job remembers what it has read; a restart with the same folder goes on there
 * @param earliest whether a job without a checkpoint begins with the oldest message, not with the next one
 * @param once whether the job ends when it has read what is there
 * @param kafkaOptions options handed to Spark's Kafka connector
 */
public record StreamPlan(
        KafkaAddress input,
        String checkpoint,
        boolean earliest,
        boolean once,
        Map<String, String> kafkaOptions,
        Config config,
        ScorerSpec scorer) {
    public StreamPlan {
        Objects.requireNonNull(input, "input");
        kafkaOptions = Map.copyOf(kafkaOptions);
    }

    /** What the checkpoint was begun with. */
    public CheckpointNote note(Configuration hadoop) {
        return new CheckpointNote(checkpoint, hadoop);
    }
}
