/**
 * Choosing passages: boosts, diversity, caps, reserved places, reranking.
 *
 * @see Selector all steps from candidates to passages that are read
 * @see Mmr passes over near copies
 * @see EncoderReranker ranks again by reading two sentences with the question
 * @see Caps how many passages of one document or domain
 */
@NullMarked
package io.holdfast.engine.select;

import org.jspecify.annotations.NullMarked;
