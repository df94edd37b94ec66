/**
 * Answers of the ALCE benchmark.
 *
 * @see AlceReader
 */
@NullMarked
package io.holdfast.lab.format.alce;

import org.jspecify.annotations.NullMarked;
