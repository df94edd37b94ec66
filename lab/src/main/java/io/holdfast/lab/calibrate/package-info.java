/**
 * Thresholds from labelled answers: the labels read, the threshold of risk chosen that meets a goal, the file that keeps it.
 *
 * @see Goal
 * @see Labels
 * @see CalibrationFile
 */
@NullMarked
package io.holdfast.lab.calibrate;

import org.jspecify.annotations.NullMarked;
