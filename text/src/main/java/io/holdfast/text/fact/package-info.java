/**
 * Facts inside text: all of them in one pass ({@code TextFacts}), and the one written form of amounts, units, dates and times that the model reads.
 *
 * @see TextFacts all facts of a text in one pass
 * @see WrittenForm 2,400 g and 2.4 kg become the same text
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.text.fact;
