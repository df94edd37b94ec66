/** Amounts in text: numerals, units, ranges and bounds are read, units converted ({@code Unit}) and two amounts compared ({@code QuantityComparison}). */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.number;
