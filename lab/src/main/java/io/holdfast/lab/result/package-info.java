/** A finished run as reports and comparisons read it. */
@NullMarked
package io.holdfast.lab.result;

import org.jspecify.annotations.NullMarked;
