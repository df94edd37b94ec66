/**
 * Two runs side by side, paired case by case: what became worse, whether the difference is real, and whether it fails a build.
 *
 * @see Comparison
 * @see DimensionComparison
 * @see ExplainDiff
 * @see Worsening
 * @see GateMode
 */
@NullMarked
package io.holdfast.lab.compare;

import org.jspecify.annotations.NullMarked;
