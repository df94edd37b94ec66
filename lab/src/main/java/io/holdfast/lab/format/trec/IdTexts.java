package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.input.PeekInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Texts by id, from the files retrieval tools keep them in: JSON with an id and a text under the usual names (BEIR,
 * Anserini, MS MARCO segments), or {@code id TAB text}. Serves for corpora and for queries.
 */
public final class IdTexts {
    private static final List<String> IDS = List.of("_id", "id", "docid", "doc_id", "topic_id", "query_id", "qid");
    private static final List<String> TEXTS =
            List.of("text", "segment", "contents", "content", "body", "passage", "query", "title");

    private final String file;
    private final InputSettings settings;

    /** @param file its name, for complaints */
    public IdTexts(String file, InputSettings settings) {
        this.file = file;
        this.settings = settings;
    }

    /** The documents among these that are wanted, by id. */
    public Map<String, Document> read(InputStream in, Predicate<String> wanted) {
        return read(in, wanted, (id, fields) -> {});
    }

    /** @param others is told the fields of each wanted record that are neither its id nor its text */
    Map<String, Document> read(InputStream in, Predicate<String> wanted, BiConsumer<String, ObjectNode> others) {
        Map<String, Document> documents = new LinkedHashMap<>();
        each(in, (document, fields) -> {
            if (wanted.test(document.id()) && documents.putIfAbsent(document.id(), document) == null) {
                others.accept(document.id(), fields);
            }
        });
        return documents;
    }

    /** Every one in turn with its other fields, none kept. */
    private void each(InputStream in, BiConsumer<Document, ObjectNode> consumer) {
        try {
            PeekInput input = new PeekInput(in);
            String start = new String(input.peek(64), StandardCharsets.UTF_8)
                    .replace("\uFEFF", "")
                    .stripLeading();
            if (start.startsWith("{") || start.startsWith("[")) {
                json(input, consumer);
            } else {
                tabbed(input, consumer);
            }
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, file + ": " + e.getMessage(), e);
        }
    }

    private void json(InputStream in, BiConsumer<Document, ObjectNode> consumer) {
        Iterator<JsonRecords.Item> items = new JsonRecords(settings, Set.of()).read(in);
        while (items.hasNext()) {
            JsonRecords.Item item = items.next();
            if (item instanceof JsonRecords.Unreadable unreadable) {
                throw bad(item.line(), unreadable.problem());
            } else if (item instanceof JsonRecords.Value value) {
                String id = first(value.value(), IDS);
                String text = first(value.value(), TEXTS);
                if (id == null || text == null) {
                    throw bad(
                            item.line(),
                            id == null
                                    ? "no id (looked for " + String.join(", ", IDS) + ")"
                                    : "no text (looked for " + String.join(", ", TEXTS) + ")");
                }
                ObjectNode others = ((ObjectNode) value.value()).deepCopy();
                others.remove(List.of(id, text));
                consumer.accept(
                        new Document(
                                value.value().path(id).asText(),
                                text(value.value(), "title"),
                                text(value.value(), "url"),
                                value.value().path(text).asText()),
                        others);
            }
        }
    }

    private void tabbed(InputStream in, BiConsumer<Document, ObjectNode> consumer) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        long number = 0;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            number++;
            int tab = line.indexOf('\t');
            if (tab > 0) {
                consumer.accept(
                        Document.of(line.substring(0, tab).replace("\uFEFF", ""), line.substring(tab + 1)),
                        JsonNodeFactory.instance.objectNode());
            } else if (!line.isBlank()) {
                throw bad(number, "neither JSON nor \"id TAB text\"");
            }
        }
    }

    /** The first of the names under which there is a text or a number. */
    private static @Nullable String first(JsonNode object, List<String> names) {
        for (String name : names) {
            JsonNode value = object.path(name);
            if (value.isTextual() || value.isIntegralNumber()) {
                return name;
            }
        }
        return null;
    }

    private static @Nullable String text(JsonNode object, String name) {
        JsonNode value = object.path(name);
        return value.isTextual() && !value.textValue().isEmpty() ? value.textValue() : null;
    }

    private HoldfastException bad(long line, String problem) {
        return new HoldfastException(ErrorCode.BAD_INPUT, file + " line " + line + ": " + problem);
    }
}
