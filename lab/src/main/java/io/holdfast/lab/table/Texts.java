package io.holdfast.lab.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.input.PythonList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The texts a cell holds, however they were written into it. */
final class Texts {
    private static final List<String> TEXT = List.of("text", "content", "page_content", "pageContent", "context");
    private static final List<String> SOURCE = List.of("url", "source", "file", "path");

    private final JsonInput json;
    private final @Nullable Pattern separator;

    /** @param separator what separates the texts in one cell, or null; {@code \n} and {@code \t} are understood */
    Texts(JsonInput json, @Nullable String separator) {
        this.json = json;
        this.separator = separator == null
                ? null
                : Pattern.compile(Pattern.quote(separator.replace("\\n", "\n").replace("\\t", "\t")));
    }

    /** A question or an answer: a text, a message, or the last message of this role in a conversation. */
    static String text(@Nullable JsonNode value, List<String> roles) {
        if (value == null) {
            return "";
        }
        if (value.isArray()) {
            JsonNode last = null;
            for (JsonNode element : value) {
                String role = element.path("role").asText(element.path("type").asText());
                last = role.isEmpty() || roles.contains(role) ? element : last;
            }
            return text(last, roles);
        }
        if (value.isObject()) {
            return TEXT.stream()
                    .map(value::path)
                    .filter(field -> field.isTextual() || field.isArray())
                    .findFirst()
                    .map(field -> text(field, roles))
                    .orElseGet(value::toString);
        }
        return value.asText();
    }

    /** @param name what documents without a name are called after; empty to number them */
    List<Document> documents(JsonNode value, String name) {
        if (value.isTextual()) {
            return ofText(value.textValue(), name);
        }
        List<Document> documents = new ArrayList<>();
        for (JsonNode element :
                value.isArray() ? value : JsonNodeFactory.instance.arrayNode().add(value)) {
            documents.add(document(element, name.isEmpty() ? Integer.toString(documents.size()) : name));
        }
        return documents;
    }

    private List<Document> ofText(String text, String name) {
        if (separator != null) {
            return named(
                    Arrays.stream(separator.split(text))
                            .map(String::strip)
                            .filter(part -> !part.isEmpty())
                            .toList(),
                    name);
        }
        Optional<JsonNode> list = json.readIfJson(text).filter(JsonNode::isArray);
        if (list.isPresent()) {
            return documents(list.get(), name);
        }
        return named(PythonList.parse(text).orElse(List.of(text)), name);
    }

    private static List<Document> named(List<String> texts, String name) {
        return name.isEmpty()
                ? Documents.of(texts)
                : texts.stream().map(text -> Document.of(name, text)).collect(Collectors.toList());
    }

    private static Document document(JsonNode listed, String name) {
        JsonNode element = listed.path("node").isObject() ? listed.path("node") : listed;
        if (!element.isObject()) {
            return Document.of(name, element.isTextual() ? element.textValue() : element.toString());
        }
        JsonNode metadata = element.path("metadata");
        JsonNode id = element.path("id").isMissingNode() ? element.path("id_") : element.path("id");
        return new Document(
                id.isTextual() || id.isIntegralNumber() ? id.asText() : name,
                first(List.of("title"), element, metadata),
                first(SOURCE, element, metadata),
                text(element, List.of()));
    }

    private static @Nullable String first(List<String> names, JsonNode... places) {
        for (JsonNode place : places) {
            for (String name : names) {
                if (place.path(name).isTextual()) {
                    return place.path(name).textValue();
                }
            }
        }
        return null;
    }
}
