package io.holdfast.spark.table;

import static org.apache.spark.sql.types.DataTypes.BinaryType;
import static org.apache.spark.sql.types.DataTypes.BooleanType;
import static org.apache.spark.sql.types.DataTypes.DoubleType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import java.util.Arrays;
import java.util.stream.Stream;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The columns of the tables; docs/guide/scaling.md explains them, and a test holds the two together. */
public final class Schemas {
    /**
     * A record on its way to the scorer: where it comes from, its bytes (only the first of them if there are more than
     * may be scored) and how many there are.
     */
    public static final StructType RECORDS = new StructType()
            .add("source", StringType, false)
            .add("line", LongType, false)
            .add("key", StringType, false)
            .add("value", BinaryType, true)
            .add("bytes", LongType, false);

    private static final StructType PLACE = new StructType()
            .add("key", StringType, false)
            .add("source", StringType, false)
            .add("line", LongType, false);

    /** One row a scored record. */
    public static final StructType SCORES = with(
            PLACE,
            new StructType()
                    .add("kind", StringType, true)
                    .add("id", StringType, true)
                    .add("outcome", StringType, true)
                    .add("failure", BooleanType, true)
                    .add("unscored_reason", StringType, true)
                    .add("faithfulness", DoubleType, true)
                    .add("risk", DoubleType, true)
                    .add("path", StringType, true)
                    .add("supported", LongType, true)
                    .add("contradicted", LongType, true)
                    .add("not_found", LongType, true)
                    .add("relevance", DoubleType, true)
                    .add("completeness", DoubleType, true)
                    .add("hallucination", DoubleType, true)
                    .add("latency_seconds", DoubleType, true)
                    .add("json", StringType, true)
                    .add("scorer", StringType, true));

    private static final StructType LETTER = new StructType()
            .add("code", StringType, true)
            .add("reason", StringType, true)
            .add("bytes", LongType, true)
            .add("raw", StringType, true)
            .add("raw_base64", StringType, true);

    /** One row a record that could not be read. */
    public static final StructType DEAD_LETTERS = with(PLACE, LETTER);

    /** Scores and dead letters in one row, as the scorer hands them out: {@code code} is null for a scored record. */
    public static final StructType RESULTS = with(SCORES, LETTER);

    /** One row a number over the whole. */
    public static final StructType METRICS = new StructType()
            .add("kind", StringType, false)
            .add("metric", StringType, false)
            .add("value", DoubleType, true)
            .add("n", LongType, false)
            .add("low", DoubleType, true)
            .add("high", DoubleType, true);

    private Schemas() {}

    private static StructType with(StructType first, StructType second) {
        return new StructType(Stream.concat(Arrays.stream(first.fields()), Arrays.stream(second.fields()))
                .toArray(StructField[]::new));
    }
}
