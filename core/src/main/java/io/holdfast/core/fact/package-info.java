/**
 * Facts inside text: all of them in one pass ({@code TextFacts}), and the one written form of amounts, units, dates and times that the model reads.
 *
 * @see TextFacts
 * @see WrittenForm
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact;
