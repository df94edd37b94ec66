/**
 * How a verdict was made, step by step, for people who want to check it.
 *
 * @see VerdictSteps every step from claim to verdict
 * @see ComparedValues each value beside what the documents say
 */
@NullMarked
package io.holdfast.lab.explain;

import org.jspecify.annotations.NullMarked;
