package io.holdfast.core.model;

import java.util.Objects;

/**
 * One checkable statement of an answer.
 *
 * @param span where it occurs in the answer; an item of an enumeration points at the item alone
 * @param text exactly {@code answer.substring(span)}
 * @param statement the same claim, understandable by itself: lead-in dropped, pronoun resolved, list item put into its frame
 * @param question what an answer that opens with this claim was asked; empty for the claims behind it, and where that is
 *     not known or is a task of many words
 */
public record Claim(Span span, String text, String statement, String question) {
    public Claim {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(statement, "statement");
        Objects.requireNonNull(question, "question");
        if (text.length() != span.length()) {
            throw new IllegalArgumentException("claim text does not fit its span " + span);
        }
    }

    /** A claim that answers no known question. */
    public Claim(Span span, String text, String statement) {
        this(span, text, statement, "");
    }

    /** The same claim as an answer to a question. */
    public Claim answering(String asked) {
        return new Claim(span, text, statement, asked);
    }
}
