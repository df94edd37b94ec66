package io.holdfast.spark.stream;

import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.Results;

/**
 * Takes the results of a micro-batch. After a stop the last batch may come again, with the same number and the same
 * messages: writing it a second time must leave what writing it once leaves.
 */
@FunctionalInterface
interface BatchSink {
    /** @param query the id of the query, which stays the same as long as its checkpoint is kept */
    void write(String query, long batch, Results results, Metrics metrics);
}
