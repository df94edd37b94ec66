package io.holdfast.spark.table;

import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;

/** How tables are written. */
public enum TableFormat {
    JSONL,
    PARQUET;

    /** Writes scores: as JSONL they are the lines of {@code holdfast score} and nothing else. */
    public void writeScores(Dataset<Row> scores, String folder) {
        if (this == JSONL) {
            writer(scores.select("json")).text(folder);
        } else {
            writer(scores).parquet(folder);
        }
    }

    /** Writes any other table. */
    public void write(Dataset<Row> rows, String folder) {
        if (this == JSONL) {
            writer(rows).json(folder);
        } else {
            writer(rows).parquet(folder);
        }
    }

    /** What is there is replaced: a batch that is run again leaves nothing behind of its first run. */
    private static DataFrameWriter<Row> writer(Dataset<Row> rows) {
        return rows.write().mode(SaveMode.Overwrite);
    }
}
