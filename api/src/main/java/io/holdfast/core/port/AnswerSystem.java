package io.holdfast.core.port;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.util.List;

/** A system under test: answers a case from its documents. An outsider's RAG implements this to be run by the lab. */
public interface AnswerSystem {
    /** Name used in results, e.g. {@code extractive} or {@code ollama:mistral}. */
    String id();

    Answer answer(Case testCase);

    /** The documents the answer to a case was given: those of the case, unless the system finds its own. */
    default List<Document> documents(Case testCase) {
        return testCase.documents();
    }
}
