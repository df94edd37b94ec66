package io.holdfast.core.stream;

import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import java.util.Objects;

/**
 * A sentence of a streamed answer with its verdicts.
 *
 * @param span where it is in the text the model wrote
 * @param claims as traced; their spans count from the start of the sentence. None where it states nothing
 * @param passed whether it was sent as it was written
 */
public record CheckedSentence(Span span, String text, List<TracedClaim> claims, boolean passed) {
    public CheckedSentence {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(text, "text");
        claims = List.copyOf(claims);
    }
}
