package io.holdfast.spark.batch;

import io.holdfast.core.config.Config;
import io.holdfast.spark.score.ScorerSpec;
import io.holdfast.spark.table.TableFormat;
import java.util.List;

/**
 * What a batch job reads and writes.
 *
 * @param inputs paths, folders or patterns
 * @param output folder of the tables
 * @param partitions tasks; 0: by the amount of text
 * @param overwrite whether tables that are there are replaced
 */
public record BatchPlan(
        List<String> inputs,
        InputFormat inputFormat,
        String output,
        TableFormat format,
        int partitions,
        boolean overwrite,
        Config config,
        ScorerSpec scorer) {
    /** How records are read. */
    public enum InputFormat {
        /** By the names of the files. */
        AUTO,
        JSONL,
        PARQUET
    }

    public BatchPlan {
        inputs = List.copyOf(inputs);
    }
}
