/**
 * Examples by which the faithfulness evaluator shows in seconds that it works; those of the others are in {@code core.selftest}.
 *
 * @see FaithfulnessExamples
 */
@NullMarked
package io.holdfast.lab.selftest;

import org.jspecify.annotations.NullMarked;
