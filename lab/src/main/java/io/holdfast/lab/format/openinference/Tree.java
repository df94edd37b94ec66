package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One shape for the many in which exporters write attributes: {@code "input.value"} as one key, nested objects, OTLP
 * lists of {@code {key, value}}, and lists as {@code "documents.0.document.content"}. Everything becomes nested objects.
 */
final class Tree {
    private static final int MAX_STEPS = 24;

    private final JsonNode root;

    private Tree(JsonNode root) {
        this.root = root;
    }

    static Tree of(JsonNode value) {
        return new Tree(nested(value));
    }

    private static JsonNode nested(JsonNode value) {
        if (isOtlpList(value)) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            value.forEach(pair -> put(object, pair.path("key").asText(), nested(otlpValue(pair.path("value")))));
            return object;
        } else if (value.isObject()) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            for (Map.Entry<String, JsonNode> field : value.properties()) {
                put(object, field.getKey(), nested(field.getValue()));
            }
            return object;
        } else if (value.isArray()) {
            var array = JsonNodeFactory.instance.arrayNode();
            value.forEach(element -> array.add(nested(element)));
            return array;
        }
        return value;
    }

    private static boolean isOtlpList(JsonNode value) {
        return value.isArray()
                && !value.isEmpty()
                && value.get(0).path("key").isTextual()
                && value.get(0).has("value");
    }

    /** The value behind OTLP's {@code {"stringValue": …}} and its siblings. */
    private static JsonNode otlpValue(JsonNode value) {
        if (value.has("arrayValue")) {
            var array = JsonNodeFactory.instance.arrayNode();
            value.path("arrayValue").path("values").forEach(element -> array.add(otlpValue(element)));
            return array;
        } else if (value.has("kvlistValue")) {
            return value.path("kvlistValue").path("values");
        }
        Iterator<JsonNode> only = value.elements();
        return value.isObject() && only.hasNext() ? only.next() : value;
    }

    private static void put(ObjectNode object, String key, JsonNode value) {
        String[] steps = key.split("\\.", -1);
        if (steps.length > MAX_STEPS) {
            object.set(key, value);
            return;
        }
        ObjectNode parent = object;
        for (int i = 0; i < steps.length - 1; i++) {
            JsonNode child = parent.get(steps[i]);
            parent = child instanceof ObjectNode there ? there : parent.putObject(steps[i]);
        }
        JsonNode there = parent.get(steps[steps.length - 1]);
        if (there instanceof ObjectNode before && value instanceof ObjectNode after) {
            before.setAll(after);
        } else {
            parent.set(steps[steps.length - 1], value);
        }
    }

    Tree at(String path) {
        JsonNode node = root;
        for (String step : path.split("\\.")) {
            node = node.path(step);
        }
        return new Tree(node);
    }

    JsonNode node() {
        return root;
    }

    boolean exists() {
        return !root.isMissingNode() && !root.isNull();
    }

    /** The text of a string or number here; null when there is none. */
    @Nullable String text() {
        return root.isTextual() || root.isNumber() ? root.asText() : null;
    }

    /** The text at the first of the paths that has one. */
    @Nullable String text(String... paths) {
        for (String path : paths) {
            String text = at(path).text();
            if (text != null) {
                return text;
            }
        }
        return null;
    }

    /** The elements of a list: an array, or an object whose keys are 0, 1, 2 …. */
    List<Tree> list() {
        List<Tree> elements = new ArrayList<>();
        if (root.isArray()) {
            root.forEach(element -> elements.add(new Tree(element)));
        } else if (root.isObject()) {
            Map<Integer, JsonNode> numbered = new TreeMap<>();
            for (Map.Entry<String, JsonNode> field : root.properties()) {
                if (field.getKey().matches("\\d{1,9}")) {
                    numbered.put(Integer.valueOf(field.getKey()), field.getValue());
                }
            }
            numbered.values().forEach(element -> elements.add(new Tree(element)));
        }
        return elements;
    }

    static Tree missing() {
        return new Tree(MissingNode.getInstance());
    }
}
