package io.holdfast.spark.table;

import io.holdfast.lab.json.Json;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/**
 * A number over a whole table.
 *
 * @param kind what it is about: case, conversation or dead_letter
 * @param n how many records it rests on
 * @param low lower end of its 95 % interval, where it has one
 * @param high upper end
 */
public record Figure(
        String kind,
        String metric,
        double value,
        long n,
        @Nullable Double low,
        @Nullable Double high) {
    public Figure {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(metric + " is not a number: " + value);
        }
        // sums over many machines differ in their last digits from run to run
        value = Json.round(value);
        low = low == null ? null : Double.valueOf(Json.round(low));
        high = high == null ? null : Double.valueOf(Json.round(high));
    }

    static Figure count(String kind, String what, long n) {
        return new Figure(kind, "count_" + what, n, n, null, null);
    }

    /** Whether the value is a count, and so its own n. */
    public boolean isCount() {
        return metric.startsWith("count_");
    }

    Row row() {
        return RowFactory.create(kind, metric, value, n, low, high);
    }
}
