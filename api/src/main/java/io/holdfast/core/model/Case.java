package io.holdfast.core.model;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One question with the documents it must be answered from.
 *
 * @param reference the expected answer, where one is known
 * @param answerable whether the documents hold the answer, where that is known
 */
public record Case(
        String id,
        String question,
        List<Document> documents,
        @Nullable String reference,
        @Nullable Boolean answerable) {
    public Case {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(question, "question");
        documents = List.copyOf(documents);
    }

    public static Case of(String id, String question, String... contexts) {
        List<Document> documents = new java.util.ArrayList<>();
        for (int i = 0; i < contexts.length; i++) {
            documents.add(Document.of(Integer.toString(i), contexts[i]));
        }
        return new Case(id, question, documents, null, null);
    }

    public Case withDocuments(List<Document> other) {
        return new Case(id, question, other, reference, answerable);
    }

    public Case withQuestion(String other) {
        return new Case(id, other, documents, reference, answerable);
    }

    public Case withReference(@Nullable String other) {
        return new Case(id, question, documents, other, answerable);
    }
}
