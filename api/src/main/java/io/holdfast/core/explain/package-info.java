/**
 * Findings in words, for people who see a terminal and nothing else.
 *
 * @see FindingText
 * @see Advice
 */
@NullMarked
package io.holdfast.core.explain;

import org.jspecify.annotations.NullMarked;
