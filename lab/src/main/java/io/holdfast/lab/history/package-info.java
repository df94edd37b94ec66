/**
 * Verdicts across builds: one small file a build, and the trend they draw.
 *
 * @see History the files of a folder, by number
 * @see Build what one build came to
 * @see Trend verdicts from build to build
 * @see TrendSection the trend in the report
 */
@NullMarked
package io.holdfast.lab.history;

import org.jspecify.annotations.NullMarked;
