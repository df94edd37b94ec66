/**
 * Input before it has a format: compressed or not, cut into lines, JSON within limits, lists as Python prints them.
 *
 * @see Utf8Lines
 * @see Gzip
 * @see JsonInput
 * @see PythonList
 */
@NullMarked
package io.holdfast.lab.input;

import org.jspecify.annotations.NullMarked;
