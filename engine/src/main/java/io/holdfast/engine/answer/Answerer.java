package io.holdfast.engine.answer;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.pack.Packed;
import java.util.List;

/** Drafts an answer from packed passages, or declines. */
public interface Answerer {
    /** Name used in results, e.g. {@code extractive} or {@code ollama:mistral}. */
    String id();

    /** @param outputTokens the most it may write */
    Draft answer(Question question, Packed packed, int outputTokens);

    /** Drafts to choose from, at least one, the likeliest first. */
    default List<Draft> drafts(Question question, Packed packed, int outputTokens) {
        return List.of(answer(question, packed, outputTokens));
    }
}
