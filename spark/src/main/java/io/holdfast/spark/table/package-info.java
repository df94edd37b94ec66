/**
 * Records scored, by partition, batch and stream alike ({@code ScoreRecords}), and the tables a job writes: scores, dead letters, metrics.
 *
 * @see ScoreRecords one row for each record
 * @see Results scored once, used for several tables
 * @see Schemas the columns of the tables
 * @see Metrics means, intervals and counts of a table
 */
@NullMarked
package io.holdfast.spark.table;

import org.jspecify.annotations.NullMarked;
