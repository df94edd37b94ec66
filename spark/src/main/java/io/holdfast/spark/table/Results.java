package io.holdfast.spark.table;

import static org.apache.spark.sql.functions.col;

import java.util.Arrays;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;

/**
 * Scored records, held on the executors' disks while they are in use: each is scored once, though several tables are
 * made of them. What a lost executor held is scored again.
 */
public final class Results implements AutoCloseable {
    private final Dataset<Row> rows;

    public Results(Dataset<Row> rows) {
        this.rows = rows.persist(StorageLevel.DISK_ONLY());
    }

    /** Rows of {@link Schemas#RESULTS}. */
    Dataset<Row> all() {
        return rows;
    }

    public Dataset<Row> scores() {
        return rows.filter(col("code").isNull()).select(columns(Schemas.SCORES));
    }

    public Dataset<Row> deadLetters() {
        return rows.filter(col("code").isNotNull()).select(columns(Schemas.DEAD_LETTERS));
    }

    @Override
    public void close() {
        rows.unpersist();
    }

    private static Column[] columns(StructType schema) {
        return Arrays.stream(schema.fieldNames()).map(name -> col(name)).toArray(Column[]::new);
    }
}
