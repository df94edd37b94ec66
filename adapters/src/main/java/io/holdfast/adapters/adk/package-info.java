/**
 * Google's Agent Development Kit: a callback that holds an agent's answer against what its tools returned.
 *
 * @see GroundingCallback replaces an unsupported answer before the agent gives it
 */
@NullMarked
package io.holdfast.adapters.adk;

import org.jspecify.annotations.NullMarked;
