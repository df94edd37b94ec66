/** Amounts in text: numerals, units, ranges and bounds are read, and two amounts compared. */
@NullMarked
package io.holdfast.core.fact.number;

import org.jspecify.annotations.NullMarked;
