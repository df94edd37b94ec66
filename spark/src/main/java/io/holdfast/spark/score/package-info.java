/**
 * From the bytes of one record to its result, without any type of Spark: one scorer a process.
 *
 * @see JsonScorer
 * @see SharedScorer
 * @see CaseRecords
 * @see ConversationRecords
 */
@NullMarked
package io.holdfast.spark.score;

import org.jspecify.annotations.NullMarked;
