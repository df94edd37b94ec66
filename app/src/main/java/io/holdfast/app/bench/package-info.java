/** Measurements of the product itself, on generated input. */
@NullMarked
package io.holdfast.app.bench;

import org.jspecify.annotations.NullMarked;
