/**
 * Conversion: the formats there are, how one is recognised by its content, and the way from one to another.
 *
 * @see Detection
 * @see Format
 * @see Conversion
 * @see Readers
 * @see Writers
 */
@NullMarked
package io.holdfast.lab.convert;

import org.jspecify.annotations.NullMarked;
