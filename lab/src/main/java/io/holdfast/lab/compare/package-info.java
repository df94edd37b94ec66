/**
 * Two runs side by side, paired case by case: what became worse, whether the difference is real, and whether it fails a build.
 *
 * @see Comparison two runs paired by case
 * @see DimensionComparison difference, interval and test of one measure
 * @see ExplainDiff which claims changed
 * @see Worsening when a case counts as worse
 * @see GateMode any worse case fails, or only significant ones
 * @see Difference what else differs, data, model, prompt or settings
 */
@NullMarked
package io.holdfast.lab.compare;

import org.jspecify.annotations.NullMarked;
