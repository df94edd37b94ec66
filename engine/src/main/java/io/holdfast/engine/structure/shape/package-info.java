/**
 * Rows in what is no table: items of one shape.
 *
 * @see SameShape items that tell the same of different things
 */
@NullMarked
package io.holdfast.engine.structure.shape;

import org.jspecify.annotations.NullMarked;
