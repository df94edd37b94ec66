/** Choosing passages: boosts, diversity, caps, reserved places, reranking. */
@NullMarked
package io.holdfast.engine.select;

import org.jspecify.annotations.NullMarked;
