/**
 * Conversion: the formats there are, how one is recognised by its content, and the way from one to another.
 *
 * @see Detection which format a file is in
 * @see Format all formats and their names
 * @see Conversion records of one format written in another
 * @see Readers the reader of each format
 * @see Writers the writer of each format
 */
@NullMarked
package io.holdfast.lab.convert;

import org.jspecify.annotations.NullMarked;
