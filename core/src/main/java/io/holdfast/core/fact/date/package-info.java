/** Dates, times and periods in text: read, and compared. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.date;
