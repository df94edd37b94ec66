/**
 * Amounts and prices in text: numerals, units, currencies, ranges and bounds are read, units converted ({@code Unit}) and two amounts compared ({@code QuantityComparison}).
 *
 * @see Quantities
 * @see QuantityComparison
 * @see Units
 * @see NumberWords
 * @see Modifiers
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.number;
