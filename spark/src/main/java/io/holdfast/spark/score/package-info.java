/**
 * From the bytes of one record to its result, without any type of Spark: one scorer a process.
 *
 * @see JsonScorer bad records never throw
 * @see SharedScorer one scorer for all tasks of a process
 * @see CaseRecords cases, as score takes them
 * @see ConversationRecords conversations with their context
 * @see ScorerIdentity what a result depends on
 */
@NullMarked
package io.holdfast.spark.score;

import org.jspecify.annotations.NullMarked;
