/**
 * Input before it has a format: compressed or not, cut into lines, JSON within limits, lists as Python prints them.
 *
 * @see Utf8Lines lines too long or not UTF-8 are reported, not fatal
 * @see Gzip compressed input recognised by content
 * @see JsonInput JSON within limits, errors in words
 * @see PythonList lists printed by Python or NumPy
 */
@NullMarked
package io.holdfast.lab.input;

import org.jspecify.annotations.NullMarked;
