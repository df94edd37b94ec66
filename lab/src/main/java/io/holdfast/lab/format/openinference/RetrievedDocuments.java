package io.holdfast.lab.format.openinference;

import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.input.JsonInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The documents a trace's model was given: what its retrievers found, less what a reranker was given and left out. A
 * document found twice counts once.
 */
final class RetrievedDocuments {
    private final JsonInput json;
    private final Map<String, Document> found = new LinkedHashMap<>();
    private final Set<String> dropped = new HashSet<>();
    private boolean retrieved;
    private int withoutText;

    RetrievedDocuments(JsonInput json) {
        this.json = json;
    }

    void add(TraceSpan span) {
        Tree attributes = span.attributes();
        if (span.isRetriever()) {
            retrieved = true;
            documents(attributes.at("retrieval.documents")).forEach(d -> found.putIfAbsent(key(d), d));
            documents(attributes.at("gen_ai.retrieval.documents")).forEach(d -> found.putIfAbsent(key(d), d));
        }
        if (span.kind().equals("RERANKER")) {
            retrieved = true;
            documents(attributes.at("reranker.input_documents")).forEach(d -> dropped.add(key(d)));
            documents(attributes.at("reranker.output_documents")).forEach(d -> {
                dropped.remove(key(d));
                found.putIfAbsent(key(d), d);
            });
        }
    }

    /** Whether the trace looked anything up at all. */
    boolean retrieved() {
        return retrieved;
    }

    /** How many documents were found whose text the trace does not tell. */
    int withoutText() {
        return withoutText;
    }

    List<Document> kept() {
        List<Document> kept = new ArrayList<>();
        found.forEach((key, document) -> {
            if (!dropped.contains(key)) {
                String id = document.id().isEmpty() ? Integer.toString(kept.size()) : document.id();
                kept.add(new Document(id, document.title(), document.url(), document.text()));
            }
        });
        return Documents.distinct(kept);
    }

    private List<Document> documents(Tree list) {
        String written = list.text();
        Tree value =
                written == null ? list : json.readIfJson(written).map(Tree::of).orElse(list);
        List<Document> documents = new ArrayList<>();
        for (Tree element : value.list()) {
            Tree document = element.at("document").exists() ? element.at("document") : element;
            String text = document.text("content", "text", "page_content");
            if (text == null) {
                withoutText++;
                continue;
            }
            Tree metadata = metadata(document.at("metadata"));
            String id = document.text("id");
            documents.add(new Document(
                    id == null ? "" : id,
                    SpanWords.first(document.text("title"), metadata.text("title")),
                    SpanWords.first(document.text("url"), metadata.text("url", "source")),
                    text));
        }
        return documents;
    }

    private Tree metadata(Tree value) {
        String written = value.text();
        return written == null ? value : json.readIfJson(written).map(Tree::of).orElse(Tree.missing());
    }

    private static String key(Document document) {
        @Nullable String title = document.title();
        return document.id() + "\u0000" + (title == null ? "" : title) + "\u0000" + document.text();
    }
}
