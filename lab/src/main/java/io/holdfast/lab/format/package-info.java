/** Formats: how recorded answers are read and how findings are written. */
@NullMarked
package io.holdfast.lab.format;

import org.jspecify.annotations.NullMarked;
