/**
 * What the bench commands measure: speed beside the naive path on a fixed workload, and sets with labels for citations and retrieval.
 *
 * @see Throughput
 * @see NaivePath
 * @see Workload
 * @see ContextRankings
 * @see LabelledCitations
 */
@NullMarked
package io.holdfast.app.bench;

import org.jspecify.annotations.NullMarked;
