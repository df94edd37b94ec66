/**
 * Finding passages: the full query and one worker per anchor ({@code AnchorRetriever}); the rankings by words (BM25) and by vectors become one ({@code Fusion}).
 *
 * @see AnchorRetriever
 * @see Fusion
 * @see AnchorBonus
 * @see Hops
 */
@NullMarked
package io.holdfast.engine.retrieve;

import org.jspecify.annotations.NullMarked;
