/**
 * Amounts and prices in text: numerals, units, currencies, ranges and bounds are read, units converted ({@code Unit}) and two amounts compared ({@code QuantityComparison}).
 *
 * @see Quantities amounts found in text, and what is no amount
 * @see QuantityComparison when two amounts say the same
 * @see Units all known units and their spellings
 * @see NumberWords twelve, two hundred, setengah
 * @see Modifiers at least, about, or more, up to
 * @see DecimalComma whether 1.250 means a thousand or a little over one
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.text.fact.number;
