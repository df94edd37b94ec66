/** Holdfast engine. */
@NullMarked
package io.holdfast.engine;

import org.jspecify.annotations.NullMarked;
