package io.holdfast.core.conversation;

import java.util.Objects;

/** What one part of a report contributes to the verdict, in a sentence. */
public record Reason(String part, Outcome outcome, String text) {
    public Reason {
        Objects.requireNonNull(part, "part");
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(text, "text");
    }
}
