package io.holdfast.adapters.langchain4j;

import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.rag.content.Content;
import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What LangChain4j retrieved, as documents. */
public final class Contents {
    /** Where segments commonly carry the name of their source, best first. */
    private static final List<String> ID_KEYS = List.of("id", "document_id", "url", "file_name");

    private Contents() {}

    /** Each content as a document, named by its metadata ({@code id}, {@code document_id}, …) or else its position. */
    public static List<Document> documents(List<Content> contents) {
        List<Document> documents = new ArrayList<>();
        for (Content content : contents) {
            TextSegment segment = content.textSegment();
            documents.add(Document.of(id(segment.metadata(), documents.size()), segment.text()));
        }
        return documents;
    }

    private static String id(Metadata metadata, int position) {
        return ID_KEYS.stream()
                .map(key -> metadata.toMap().get(key))
                .filter(Objects::nonNull)
                .map(Object::toString)
                .findFirst()
                .orElse(Integer.toString(position));
    }
}
