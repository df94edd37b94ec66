package io.holdfast.lab.conversation;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.SourceChunk;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the retrieved context: {@code {"data":{"vector_data":[{"id","source_url","text"}],"sources":{"vector_ids",
 * "vectors_info","vectors_used","final_response"}}}}, the same without {@code data}, or a bare list of chunks. Ids may
 * be numbers or strings, texts may be missing, nothing is required.
 */
public final class ContextReader {
    private static final List<String> CHUNKS =
            List.of("vector_data", "vectors", "chunks", "contexts", "documents", "passages");
    private static final List<String> TEXT = List.of("text", "content", "page_content", "body");
    private static final List<String> URL = List.of("source_url", "url", "link", "source");
    private static final List<String> ID = List.of("vector_id", "id", "chunk_id");

    private final LenientJson json;

    public ContextReader(InputSettings settings) {
        this.json = new LenientJson(settings);
    }

    /** @param file what complaints call the input */
    public ConversationContext read(String file, byte[] bytes) {
        LenientJson.Read found = json.read(file, bytes);
        return read(file, found.value()).withRepairs(found.repairs());
    }

    /** Reads a context that is part of a larger document, there as a value or as text that holds JSON. */
    public ConversationContext read(String file, JsonNode root) {
        if (root.isTextual() && root.textValue().strip().matches("(?s)[\\[{].*")) {
            LenientJson.Read inner = json.read(file, root.textValue());
            return read(file, inner.value()).withRepairs(inner.repairs());
        }
        if (root.isArray()) {
            return new ConversationContext(chunks(file, root), List.of(), List.of(), List.of());
        }
        if (!root.isObject()) {
            throw LenientJson.bad(
                    file,
                    "is " + LenientJson.kind(root)
                            + "; it must be an object with \"data\", or a list of chunks with \"id\" and \"text\"");
        }
        JsonNode data = root.path("data").isObject() ? root.path("data") : root;
        if (root.path("data").isArray()) {
            return new ConversationContext(chunks(file, root.path("data")), List.of(), List.of(), List.of());
        }
        JsonNode sources = data.path("sources").isObject() ? data.path("sources") : data;
        JsonNode chunks = LenientJson.first(data, CHUNKS);
        if (!chunks.isMissingNode() && !chunks.isArray()) {
            throw LenientJson.bad(
                    file,
                    "has \"vector_data\" that is " + LenientJson.kind(chunks)
                            + "; it must be a list of chunks with \"id\" and \"text\"");
        }
        Set<String> retrieved = new LinkedHashSet<>(ids(sources.path("vector_ids")));
        retrieved.addAll(ids(sources.path("vectors_info")));
        return new ConversationContext(
                chunks(file, chunks),
                List.copyOf(retrieved),
                ids(sources.path("vectors_used")),
                response(LenientJson.first(sources, List.of("final_response", "response", "answer"))));
    }

    /** Chunks with distinct ids: the same chunk twice is kept once, another with the same id becomes {@code id#2}. */
    private static List<SourceChunk> chunks(String file, JsonNode list) {
        DistinctChunks chunks = new DistinctChunks();
        int index = 0;
        for (JsonNode node : list) {
            if (!node.isNull()) {
                chunks.add(chunk(file, index, node));
            }
            index++;
        }
        return chunks.all();
    }

    private static SourceChunk chunk(String file, int index, JsonNode node) {
        String fallback = "#" + (index + 1);
        if (node.isTextual()) {
            return new SourceChunk(fallback, null, null, node.textValue());
        }
        if (!node.isObject()) {
            throw LenientJson.bad(
                    file,
                    "has a chunk (number " + (index + 1) + " of \"vector_data\") that is " + LenientJson.kind(node)
                            + "; it must be an object with \"id\" and \"text\", or a string");
        }
        String id = LenientJson.id(LenientJson.first(node, List.of("id", "vector_id", "chunk_id")));
        return new SourceChunk(
                id.isEmpty() ? fallback : id,
                text(LenientJson.first(node, URL)),
                text(LenientJson.first(node, List.of("source_type", "type"))),
                text(LenientJson.first(node, TEXT)));
    }

    private static @Nullable String text(JsonNode node) {
        return node.isValueNode() && !node.isNull() && !node.isMissingNode() ? node.asText() : null;
    }

    /** Ids, bare or as {@code vector_id} of objects; anything else names nothing. */
    private static List<String> ids(JsonNode list) {
        Set<String> ids = new LinkedHashSet<>();
        for (JsonNode node : list.isArray() ? list : LenientJson.listOf(list)) {
            String id = LenientJson.id(node.isObject() ? LenientJson.first(node, ID) : node);
            if (!id.isEmpty()) {
                ids.add(id);
            }
        }
        return List.copyOf(ids);
    }

    private static List<String> response(JsonNode node) {
        List<String> pieces = new ArrayList<>();
        for (JsonNode piece : node.isArray() ? node : LenientJson.listOf(node)) {
            String text = text(piece.isObject() ? LenientJson.first(piece, TEXT) : piece);
            if (text != null) {
                pieces.add(text);
            }
        }
        return pieces;
    }
}
