/**
 * How sure the engine is that a draft answers its question: what speaks for it, weighed into one probability.
 *
 * @see Verifier reads the draft again with the grounding model
 * @see DraftReadings what both readings say, as log-odds
 * @see Found words of a passage that may answer
 */
@NullMarked
package io.holdfast.engine.confidence;

import org.jspecify.annotations.NullMarked;
