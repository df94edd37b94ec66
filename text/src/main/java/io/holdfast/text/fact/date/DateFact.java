package io.holdfast.text.fact.date;

import io.holdfast.text.fact.shared.Relation;
import org.jspecify.annotations.Nullable;

/**
 * A date, time or period stated in a text.
 *
 * @param from what it points at, or where a range begins
 * @param to where a stated range ends ("1914–1918", "Mon-Fri"), null for everything else
 * @param approximate "around 1850", "mid-1990s"
 */
public record DateFact(
        int start, int end, When from, @Nullable When to, boolean approximate) {
    public DateFact {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException("not a span: [" + start + ", " + end + ")");
        }
    }

    /** How this claimed date relates to the date a source states. */
    public Relation compare(DateFact source) {
        return DateComparison.compare(this, source);
    }

    /** The wording, for explanations. */
    public String of(String text) {
        return text.substring(start, end);
    }
}
