/**
 * Finding passages: the full query and one worker per anchor, fused in a fixed order.
 *
 * @see AnchorRetriever
 * @see Fusion
 * @see AnchorBonus
 * @see Hops
 */
@NullMarked
package io.holdfast.engine.retrieve;

import org.jspecify.annotations.NullMarked;
