/**
 * Verdicts across builds: one small file a build, and the trend they draw.
 *
 * @see History
 * @see Build
 * @see Trend
 * @see TrendSection
 */
@NullMarked
package io.holdfast.lab.history;

import org.jspecify.annotations.NullMarked;
