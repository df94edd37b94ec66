/**
 * Findings in words, for people who see a terminal and nothing else.
 *
 * @see FindingText a finding in words, with each failed claim's nearest passage
 * @see Advice what to do about a claim that fails
 */
@NullMarked
package io.holdfast.core.explain;

import org.jspecify.annotations.NullMarked;
