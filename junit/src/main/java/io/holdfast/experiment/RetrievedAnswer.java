package io.holdfast.experiment;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What a task said that finds its documents itself.
 *
 * @param documents what it was given to answer from; the answer is checked against these
 */
public record RetrievedAnswer(String text, List<Document> documents) {
    public RetrievedAnswer {
        Objects.requireNonNull(text, "text");
        documents = List.copyOf(documents);
    }

    /** With texts as documents, whose ids are 0, 1, 2 … */
    public static RetrievedAnswer of(String text, List<String> documents) {
        List<Document> given = new ArrayList<>();
        documents.forEach(d -> given.add(Document.of(Integer.toString(given.size()), d)));
        return new RetrievedAnswer(text, given);
    }
}
