package io.holdfast.engine.confidence;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.text.SentenceSplitter;
import java.util.List;

/**
 * Words of a passage that may answer a question.
 *
 * @param place the sentence, list or row that holds them
 * @param likely probability in [0, 1] that the passage answers: of the reader that found them, or the share of the
 *     question that rows and headings account for
 * @param told what the form of the passage tells, in words ("Lathe: price 820"); empty where a reader found them
 * @param all whether the question asks for several things and these are all that the list or sentence tells
 */
public record Found(String question, Chunk chunk, Span place, String answer, double likely, String told, boolean all) {
    public Found(String question, Chunk chunk, Span place, String answer, double likely, String told) {
        this(question, chunk, place, answer, likely, told, false);
    }

    /** The same place with all items that it tells as the answer. */
    public Found all(String items) {
        return new Found(question, chunk, place, items, likely, told, true);
    }

    /** Whether a reader found the words. */
    public boolean read() {
        return told.isEmpty();
    }

    /** Question and answer in the form in which the grounding model was taught to judge short answers. */
    public String statement() {
        return statement(answer);
    }

    String statement(String said) {
        return question.replaceAll("[?\\s]+$", "") + "? " + said;
    }

    /** What the model is shown below title and heading: a sentence with its neighbours; of a list or table what its form tells. */
    String surroundings() {
        String text = chunk.text();
        String head = chunk.context().isEmpty() ? "" : chunk.context() + ".\n";
        if (!read()) {
            return head + told;
        }
        List<Span> sentences = SentenceSplitter.split(text);
        int start = place.start();
        int end = place.end();
        for (Span s : sentences) {
            if (s.end() <= place.start()) {
                start = s.start();
            } else if (s.start() >= place.end()) {
                end = s.end();
                break;
            }
        }
        return head + text.substring(Math.max(start, chunk.bodyStart()), end);
    }
}
