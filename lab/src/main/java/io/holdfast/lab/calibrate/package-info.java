/**
 * Thresholds from labelled answers: the labels read, the threshold of risk chosen that meets a goal, the file that keeps it.
 *
 * @see Goal precision or cost that the threshold must meet
 * @see Labels labelled answers read or scored
 * @see CalibrationFile the file that keeps threshold and curves
 */
@NullMarked
package io.holdfast.lab.calibrate;

import org.jspecify.annotations.NullMarked;
