/**
 * Statistics, seeded: intervals (bootstrap, Wilson), paired tests (permutation, McNemar), Cohen's kappa, calibration error, ROC and AUROC.
 *
 * @see Bootstrap
 * @see Wilson
 * @see PermutationTest
 * @see Calibration
 * @see RankingCurve
 */
@NullMarked
package io.holdfast.core.stats;

import org.jspecify.annotations.NullMarked;
