package io.holdfast.core.model;

import java.util.Objects;

/** An addressable span of a document; {@code text} always equals {@code document.text.substring(start, end)}. */
public record Passage(String documentId, int start, int end, String text) {
    public Passage {
        Objects.requireNonNull(documentId, "documentId");
        Objects.requireNonNull(text, "text");
        if (start < 0 || end - start != text.length()) {
            throw new IllegalArgumentException("passage [" + start + ", " + end + ") does not fit its text");
        }
    }

    public static Passage of(Document document, Span span) {
        return new Passage(document.id(), span.start(), span.end(), span.of(document.text()));
    }

    public Span span() {
        return new Span(start, end);
    }
}
