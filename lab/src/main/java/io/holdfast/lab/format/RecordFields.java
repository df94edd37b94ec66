package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.input.PythonList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads one record by the names its format uses, old and new; the fields nobody asked for are the record's extras. JSON
 * null counts as absent.
 */
public final class RecordFields {
    private final JsonInput json;
    private final ObjectNode object;
    private final String number;
    private final Map<String, JsonNode> rest = new LinkedHashMap<>();
    private Carried carried;

    /** @param number what a case without an id is called */
    public RecordFields(JsonInput json, ObjectNode object, String number) {
        this.json = json;
        this.number = number;
        this.object = object;
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            if (!field.getValue().isNull()) {
                rest.put(field.getKey(), field.getValue());
            }
        }
        JsonNode own = rest.remove(Carried.FIELD);
        this.carried = own == null ? Carried.NOTHING : Carried.of(asJson(own));
    }

    /** The value of a cell that may hold JSON as text. */
    private JsonNode asJson(JsonNode value) {
        return value.isTextual() ? json.readIfJson(value.textValue()).orElse(value) : value;
    }

    /** Takes Holdfast's own object from inside another field, where a format has a field for such things. */
    public void carriedIn(String name) {
        JsonNode value = rest.get(name);
        JsonNode parsed = value == null ? null : asJson(value);
        if (parsed instanceof ObjectNode holder && holder.get(Carried.FIELD) != null) {
            carried = Carried.of(holder.get(Carried.FIELD));
            ObjectNode others = holder.deepCopy();
            others.remove(Carried.FIELD);
            if (others.isEmpty()) {
                rest.remove(name);
            } else {
                rest.put(name, others);
            }
        }
    }

    /** A field's value, left where it is; missing when there is none. */
    public JsonNode peek(String name) {
        JsonNode value = rest.get(name);
        return value == null ? MissingNode.getInstance() : value;
    }

    /** Makes a field that holds texts a list of strings, however it was written; under another name, if told so. */
    public void listExtra(@Nullable String separator, String name, String as) throws BadFieldException {
        Optional<List<Document>> documents = documents(separator, name);
        if (documents.isPresent()) {
            ArrayNode texts = JsonNodeFactory.instance.arrayNode();
            documents.get().forEach(document -> texts.add(document.text()));
            rest.put(as, texts);
        }
    }

    /** The value of the first of these fields there is, taken from the extras. */
    public Optional<JsonNode> take(String... names) {
        for (String name : names) {
            JsonNode value = rest.remove(name);
            if (value != null) {
                return Optional.of(value);
            }
        }
        return Optional.empty();
    }

    /** Numbers and truths stand for their text: CSV and spreadsheets make them of answers like 42. */
    public @Nullable String text(String... names) throws BadFieldException {
        for (String name : names) {
            JsonNode value = rest.get(name);
            if (value != null) {
                if (value.isContainerNode()) {
                    throw Fields.wrong(name, value, "a string");
                }
                rest.remove(name);
                return value.asText();
            }
        }
        return null;
    }

    public String required(String... names) throws BadFieldException {
        String text = text(names);
        if (text == null) {
            throw missing("a string", names);
        }
        return text;
    }

    public BadFieldException missing(String expected, String... names) {
        String others = names.length == 1
                ? ""
                : " (also looked for as " + String.join(", ", List.of(names).subList(1, names.length)) + ")";
        return new BadFieldException("field \"" + names[0] + "\" is " + (object.has(names[0]) ? "null" : "missing")
                + others + "; it must be " + expected + new Fields(object, "").perhaps(names[0]));
    }

    /**
     * The documents in the first of the fields there is: a list of strings or objects, or one string, which may be the
     * list as JSON or as Python prints it; empty when there is no such field.
     *
     * @param separator what separates texts in one string, where the format joins them; null where it does not
     */
    public Optional<List<Document>> documents(@Nullable String separator, String... names) throws BadFieldException {
        for (String name : names) {
            JsonNode value = rest.remove(name);
            if (value != null) {
                return Optional.of(documents(name, value, separator));
            }
        }
        return Optional.empty();
    }

    private List<Document> documents(String name, JsonNode value, @Nullable String separator) throws BadFieldException {
        if (value.isTextual()) {
            String text = value.textValue();
            Optional<JsonNode> list = json.readIfJson(text).filter(JsonNode::isArray);
            if (list.isPresent()) {
                return documents(name, list.get(), separator);
            }
            Optional<List<String>> printed = PythonList.parse(text);
            if (printed.isPresent()) {
                return Documents.of(printed.get());
            }
            return Documents.of(separator == null ? List.of(text) : List.of(text.split(separator, -1)));
        }
        if (!value.isArray()) {
            throw Fields.wrong(name, value, "a list of strings");
        }
        List<Document> documents = new ArrayList<>();
        for (JsonNode element : value) {
            documents.add(document(name + "[" + documents.size() + "]", documents.size(), element));
        }
        return Documents.distinct(documents);
    }

    private static Document document(String place, int index, JsonNode element) throws BadFieldException {
        if (element.isTextual() || element.isIntegralNumber()) {
            return Document.of(Integer.toString(index), element.asText());
        }
        if (!element.isObject()) {
            throw Fields.wrong(place, element, "a string or an object with \"text\"");
        }
        Fields fields = new Fields(element, place + ".");
        String text = null;
        for (String name : List.of("text", "content", "context", "page_content")) {
            text = text == null ? fields.textOrNull(name) : text;
        }
        JsonNode id = element.path("id");
        String url = fields.textOrNull("url");
        return new Document(
                id.isTextual() || id.isIntegralNumber() ? id.asText() : Integer.toString(index),
                fields.textOrNull("title"),
                url == null ? fields.textOrNull("source") : url,
                text == null ? fields.text("text") : text);
    }

    /** The fields nobody has taken. */
    public Map<String, JsonNode> rest() {
        return Collections.unmodifiableMap(rest);
    }

    /** Puts back a field of ours under its own name among the extras. */
    public void extra(String name, JsonNode value) {
        rest.put(name, value);
    }

    /** The record: a case with its answer, or without where none is recorded. */
    public InputRecord record(
            long line,
            @Nullable String id,
            String question,
            List<Document> documents,
            @Nullable String reference,
            @Nullable String answer,
            @Nullable String model) {
        String ownId = carried.text("id");
        String ownReference = carried.text("reference");
        String ownModel = carried.text("model");
        Case testCase = new Case(
                ownId != null ? ownId : id != null ? id : number,
                question,
                carried.named(documents),
                reference != null ? reference : ownReference,
                carried.answerable());
        return answer == null
                ? new InputRecord.Unanswered(line, testCase, rest)
                : new InputRecord.Good(
                        line,
                        testCase,
                        new Answer(answer, model != null ? model : ownModel, List.of(), null, null),
                        rest);
    }
}
