/**
 * Dates, times and periods in text: read, and compared.
 *
 * @see Dates dates, times and periods found in text
 * @see DateComparison when a stated date supports a claimed one
 * @see CalendarReader days, months, quarters, seasons
 * @see ClockReader times of day
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.text.fact.date;
