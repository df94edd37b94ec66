package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;

/**
 * An answer put together from the form of a passage.
 *
 * @param text what is shown
 * @param quote place in the passage of the words it rests on
 * @param words the exact words that answer
 * @param sentence whether it is a sentence as the passage has it: its words are not known, a reader finds them
 * @param confidence how much of the question the rows, headers and headings account for, in [0, 1]
 * @param stated what a model is asked to confirm as the answer: of a count the things counted
 * @param told what the form tells, in words, for a model to read
 */
public record Structured(
        String kind,
        String text,
        Chunk chunk,
        Span quote,
        String words,
        boolean sentence,
        double confidence,
        String stated,
        String told) {
    Structured(String kind, String text, Chunk chunk, Span quote, String words, boolean sentence, double confidence) {
        this(kind, text, chunk, quote, words, sentence, confidence, words, text);
    }

    Structured(String kind, String text, Chunk chunk, Span quote, String words, double confidence) {
        this(kind, text, chunk, quote, words, false, confidence);
    }

    /** Whether it tells how many things there are: a model, which cannot count, is asked about the things. */
    public boolean count() {
        return kind.equals("count");
    }

    /** Whether it tells several things. */
    public boolean list() {
        return kind.equals("list");
    }

    /** The words of the passage the answer rests on. */
    public String quoted() {
        return quote.of(chunk.text());
    }
}
