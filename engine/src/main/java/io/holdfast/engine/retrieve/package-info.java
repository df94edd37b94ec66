/**
 * Finding passages: the full query and one worker per anchor ({@code AnchorRetriever}); the rankings by words (BM25) and by vectors become one ({@code Fusion}).
 *
 * @see AnchorRetriever one search for the question, one for each anchor
 * @see Fusion word and vector rankings become one
 * @see AnchorBonus passages that hold an anchor move up
 * @see Hops follows links and sections of the best passages
 */
@NullMarked
package io.holdfast.engine.retrieve;

import org.jspecify.annotations.NullMarked;
