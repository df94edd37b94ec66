package io.holdfast.lab.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.input.JsonInput;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The fields of a record by their paths. Objects inside a record are opened, so that {@code outputs.answer} is a column
 * like any other, and so is JSON in a cell of a column that tools pack their inputs and outputs into.
 */
final class FieldPaths {
    private static final int MAX_DEPTH = 4;
    private static final Set<String> PACKED = Set.of(
            "input", "inputs", "output", "outputs", "expectedoutput", "referenceoutputs", "example", "run", "row");

    private final JsonInput json;

    FieldPaths(JsonInput json) {
        this.json = json;
    }

    Map<String, JsonNode> of(ObjectNode record) {
        Map<String, JsonNode> fields = new LinkedHashMap<>();
        add(fields, "", record, 1);
        return fields;
    }

    private void add(Map<String, JsonNode> fields, String prefix, ObjectNode object, int depth) {
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            String path = prefix + field.getKey();
            JsonNode value = opened(field.getKey(), field.getValue());
            if (value instanceof ObjectNode inner && depth < MAX_DEPTH && !isText(inner)) {
                add(fields, path + ".", inner, depth + 1);
            } else if (!value.isNull()) {
                fields.put(path, value);
            }
        }
    }

    /** An object that is a message or a document is a value. */
    private static boolean isText(ObjectNode object) {
        return object.path("content").isTextual()
                || object.path("page_content").isTextual()
                || (object.path("text").isTextual() && object.size() <= MAX_DEPTH);
    }

    private JsonNode opened(String name, JsonNode value) {
        return value.isTextual() && PACKED.contains(ColumnName.plain(name))
                ? json.readIfJson(value.textValue())
                        .filter(JsonNode::isContainerNode)
                        .orElse(value)
                : value;
    }
}
