/**
 * Records scored, by partition, batch and stream alike ({@code ScoreRecords}), and the tables a job writes: scores, dead letters, metrics.
 *
 * @see ScoreRecords
 * @see Results
 * @see Schemas
 * @see Metrics
 */
@NullMarked
package io.holdfast.spark.table;

import org.jspecify.annotations.NullMarked;
