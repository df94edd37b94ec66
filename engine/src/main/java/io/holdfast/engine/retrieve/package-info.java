/** Finding passages: the full query and one worker per anchor, fused in a fixed order. */
@NullMarked
package io.holdfast.engine.retrieve;

import org.jspecify.annotations.NullMarked;
