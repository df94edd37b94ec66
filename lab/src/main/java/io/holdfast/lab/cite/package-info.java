/** Checked citations as lines of output, and over a whole file. */
@NullMarked
package io.holdfast.lab.cite;

import org.jspecify.annotations.NullMarked;
