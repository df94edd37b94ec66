/**
 * What the bench commands measure: speed beside the naive path on a fixed workload, and sets with labels for citations and retrieval.
 *
 * @see Throughput our speed against the naive path, cold and warm
 * @see NaivePath the usual way, every sentence embedded, as the baseline
 * @see Workload the fixed cases that are timed
 * @see ContextRankings whether context precision tells good retrieval from bad
 * @see LabelledCitations answers whose citation markers are labelled right or wrong
 */
@NullMarked
package io.holdfast.app.bench;

import org.jspecify.annotations.NullMarked;
