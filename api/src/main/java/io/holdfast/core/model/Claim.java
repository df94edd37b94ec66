package io.holdfast.core.model;

import java.util.Objects;

/**
 * One checkable statement of an answer.
 *
 * @param span where it stands in the answer; an item of an enumeration points at the item alone
 * @param text exactly {@code answer.substring(span)}
 * @param statement the same claim made to stand alone: lead-in dropped, pronoun resolved, list item put into its frame
 */
public record Claim(Span span, String text, String statement) {
    public Claim {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(statement, "statement");
        if (text.length() != span.length()) {
            throw new IllegalArgumentException("claim text does not fit its span " + span);
        }
    }
}
