/**
 * The first line of Java to write: {@link io.holdfast.Holdfast} checks answers against their documents.
 *
 * @see Holdfast
 * @see CheckedAnswer
 */
@NullMarked
package io.holdfast;

import org.jspecify.annotations.NullMarked;
