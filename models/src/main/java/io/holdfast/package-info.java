/** The first line of Java to write: {@link io.holdfast.Holdfast} checks answers against their documents. */
@NullMarked
package io.holdfast;

import org.jspecify.annotations.NullMarked;
