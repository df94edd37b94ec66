package io.holdfast.core.port;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;

/** A system under test: answers a case from its documents. An outsider's RAG implements this to be run by the lab. */
public interface AnswerSystem {
    /** Name used in results, e.g. {@code extractive} or {@code ollama:mistral}. */
    String id();

    Answer answer(Case testCase);
}
