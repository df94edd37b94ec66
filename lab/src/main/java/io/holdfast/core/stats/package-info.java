/**
 * Statistics, seeded: intervals (bootstrap, Wilson), paired tests (permutation, McNemar), Cohen's kappa, calibration error, ROC and AUROC.
 *
 * @see Bootstrap interval of a mean, documents resampled
 * @see Wilson interval of a share
 * @see PermutationTest whether two runs really differ
 * @see Calibration whether probabilities are honest (ECE)
 * @see RankingCurve ROC and precision against recall, at every threshold
 * @see McNemar whether pass and fail changed by chance
 * @see Kappa agreement of two raters
 * @see DetectableEffect smallest difference that a comparison would find
 * @see Holm correction for several tests
 */
@NullMarked
package io.holdfast.core.stats;

import org.jspecify.annotations.NullMarked;
