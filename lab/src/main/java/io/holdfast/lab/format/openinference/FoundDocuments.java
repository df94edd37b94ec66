package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.json.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a step gave out that looked something up: a list of texts or documents, bare or in the one list of an object. */
public final class FoundDocuments {
    private static final List<String> LISTS = List.of("documents", "results", "nodes", "context", "contexts", "output");

    private final JsonInput json;

    public FoundDocuments(JsonInput json) {
        this.json = json;
    }

    /** As {@code retrieval.documents} of OpenInference. */
    ArrayNode of(JsonNode output) {
        JsonNode found = list(output);
        ArrayNode documents = Json.array();
        if (found.isTextual() || found.isObject()) {
            documents.add(document(found));
        }
        if (found.isArray()) {
            found.forEach(one -> documents.add(document(one)));
        }
        return documents;
    }

    /** Whether an output is documents as LangChain writes them, for tools that do not say which steps look up. */
    public boolean areDocuments(JsonNode output) {
        JsonNode found = list(output);
        boolean all = found.isArray() && !found.isEmpty();
        for (JsonNode one : found) {
            all &= text(one, "page_content", "pageContent") != null;
        }
        return all;
    }

    private JsonNode list(JsonNode output) {
        JsonNode found = output.isTextual() ? json.readIfJson(output.asText()).orElse(output) : output;
        if (found.isObject()) {
            for (String field : LISTS) {
                found = found.path(field).isArray() ? found.path(field) : found;
            }
        }
        return found;
    }

    private static ObjectNode document(JsonNode found) {
        JsonNode inner = found.path("node").isObject()
                ? found.path("node")
                : found.path("document").isObject() ? found.path("document") : found;
        ObjectNode document = Json.object();
        String text = found.isTextual()
                ? found.asText()
                : text(inner, "page_content", "pageContent", "content", "text", "chunk");
        if (text != null) {
            document.put("content", text);
        }
        String id = text(inner, "id", "id_", "document_id");
        if (id != null) {
            document.put("id", id);
        }
        if (inner.path("metadata").isObject()) {
            document.set("metadata", inner.path("metadata"));
        }
        return document;
    }

    private static @Nullable String text(JsonNode object, String... names) {
        for (String name : names) {
            if (object.path(name).isTextual()) {
                return object.path(name).asText();
            }
        }
        return null;
    }
}
