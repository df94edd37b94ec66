package io.holdfast.core.record;

import io.holdfast.core.model.Span;

/**
 * A sentence of an answer, made plain.
 *
 * @param start where it begins in the answer
 */
record Sentence(String text, int start) {
    Span inAnswer(Span span) {
        return span.shift(start);
    }

    Span inAnswer(int from, int to) {
        return new Span(start + from, start + to);
    }
}
