/** Answers of the ALCE benchmark. */
@NullMarked
package io.holdfast.lab.format.alce;

import org.jspecify.annotations.NullMarked;
