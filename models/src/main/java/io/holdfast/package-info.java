/**
 * The first line of Java to write: {@link io.holdfast.Holdfast} checks answers against their documents.
 *
 * @see Holdfast checks an answer to a question against its documents
 * @see CheckedAnswer what was found, also in words
 */
@NullMarked
package io.holdfast;

import org.jspecify.annotations.NullMarked;
