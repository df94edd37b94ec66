/**
 * How a verdict was made, step by step, for people who want to check it.
 *
 * @see VerdictSteps
 * @see ComparedValues
 */
@NullMarked
package io.holdfast.lab.explain;

import org.jspecify.annotations.NullMarked;
