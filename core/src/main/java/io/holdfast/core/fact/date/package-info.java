/** Dates, times and periods in text: read, and compared. */
@NullMarked
package io.holdfast.core.fact.date;

import org.jspecify.annotations.NullMarked;
