/**
 * Choosing passages: boosts, diversity, caps, reserved places, reranking.
 *
 * @see Selector
 * @see Mmr
 * @see EncoderReranker
 * @see Caps
 */
@NullMarked
package io.holdfast.engine.select;

import org.jspecify.annotations.NullMarked;
