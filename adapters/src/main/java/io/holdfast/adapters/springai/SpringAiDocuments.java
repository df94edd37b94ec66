package io.holdfast.adapters.springai;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Documents of Spring AI, as ours. */
final class SpringAiDocuments {
    /** Where documents are in the context of a request or an answer: ours, {@code RetrievalAugmentationAdvisor}'s, {@code QuestionAnswerAdvisor}'s. */
    private static final List<String> KEYS =
            List.of(GroundingAdvisor.DOCUMENTS, "rag_document_context", "qa_retrieved_documents");

    private SpringAiDocuments() {}

    /** Null where nobody retrieved; empty where nothing was found. */
    static @Nullable List<Document> in(Map<String, Object> context) {
        for (String key : KEYS) {
            if (context.get(key) instanceof List<?> found) {
                List<org.springframework.ai.document.Document> documents = new ArrayList<>();
                for (Object one : found) {
                    if (!(one instanceof org.springframework.ai.document.Document document)) {
                        throw new IllegalArgumentException(key + " must be a list of org.springframework.ai.document"
                                + ".Document, and holds a " + one.getClass().getName());
                    }
                    documents.add(document);
                }
                return of(documents);
            }
        }
        return null;
    }

    /** Pictures and sounds hold no text to trace to. */
    static List<Document> of(List<org.springframework.ai.document.Document> all) {
        List<Document> documents = new ArrayList<>();
        for (org.springframework.ai.document.Document document : all) {
            String text = document.getText();
            if (text != null) {
                documents.add(Document.of(document.getId(), text));
            }
        }
        return documents;
    }
}
