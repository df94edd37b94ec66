/**
 * How sure the engine is that a draft answers its question: what speaks for it, weighed into one probability.
 *
 * @see Verifier
 * @see DraftReadings
 * @see Found
 */
@NullMarked
package io.holdfast.engine.confidence;

import org.jspecify.annotations.NullMarked;
