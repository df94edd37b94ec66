/** Amounts in text: numerals, units, ranges and bounds are read, and two amounts converted and compared. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.number;
