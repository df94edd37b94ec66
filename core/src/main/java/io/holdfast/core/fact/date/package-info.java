/**
 * Dates, times and periods in text: read, and compared.
 *
 * @see Dates
 * @see DateComparison
 * @see CalendarReader
 * @see ClockReader
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.date;
