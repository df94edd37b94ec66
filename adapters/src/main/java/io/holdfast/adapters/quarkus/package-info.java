/**
 * Quarkus LangChain4j: grounding as a strategy of its test evaluation.
 *
 * @see GroundingStrategy
 */
@NullMarked
package io.holdfast.adapters.quarkus;

import org.jspecify.annotations.NullMarked;
