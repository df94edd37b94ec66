/** Thresholds from labelled answers. */
@NullMarked
package io.holdfast.lab.calibrate;

import org.jspecify.annotations.NullMarked;
