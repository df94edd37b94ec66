package io.holdfast.engine.confidence;

import io.holdfast.core.model.Span;
import io.holdfast.core.port.Reader;
import io.holdfast.core.text.SentenceSplitter;
import io.holdfast.engine.corpus.Chunk;
import java.util.List;

/**
 * Where the reader model found an answer.
 *
 * @param question what the reader was asked
 * @param sentence place of the answer's sentence in the passage
 */
public record Found(String question, Chunk chunk, Span sentence, Reader.Reading reading) {
    public String answer() {
        return reading.span().of(chunk.text());
    }

    /** Question and answer in the form in which the grounding model was taught to judge short answers. */
    public String statement() {
        return question.replaceAll("[?\\s]+$", "") + "? " + answer();
    }

    /** The sentence that holds the answer, the one before it and the one after. */
    String surroundings() {
        String text = chunk.text();
        List<Span> sentences = SentenceSplitter.split(text);
        int start = sentence.start();
        int end = sentence.end();
        for (Span s : sentences) {
            if (s.end() <= sentence.start()) {
                start = s.start();
            } else if (s.start() >= sentence.end()) {
                end = s.end();
                break;
            }
        }
        return text.substring(start, end);
    }
}
