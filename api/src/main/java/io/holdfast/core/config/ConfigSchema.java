package io.holdfast.core.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The JSON Schema of {@code config.yaml}, for editors and for other tools. Shapes come from the record tree, meanings
 * and intervals from the comments of {@code defaults.yaml}, defaults from its values. No key is required: what a file
 * leaves out keeps its default.
 */
public final class ConfigSchema {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final ConfigDocs docs = ConfigDocs.bundled();
    private final JsonNode defaults = ConfigJson.tree(ConfigLoader.defaults());

    private ConfigSchema() {}

    public static ObjectNode generate() {
        ObjectNode schema = JSON.objectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", "Holdfast configuration");
        ConfigSchema generator = new ConfigSchema();
        schema.setAll(generator.section("", Config.class, generator.defaults));
        return schema;
    }

    private ObjectNode section(String prefix, Class<?> type, JsonNode sectionDefaults) {
        ObjectNode schema = JSON.objectNode().put("type", "object").put("additionalProperties", false);
        ObjectNode properties = schema.putObject("properties");
        for (RecordComponent component : type.getRecordComponents()) {
            String name = ConfigKeys.snakeCase(component.getName());
            properties.set(name, key(prefix + name, component.getGenericType(), sectionDefaults.path(name)));
        }
        return schema;
    }

    private ObjectNode key(String key, Type type, JsonNode standard) {
        ObjectNode schema = JSON.objectNode();
        ConfigDocs.Doc doc = docs.of(key);
        if (!doc.text().isEmpty()) {
            schema.put("description", doc.text());
        }
        if (type instanceof Class<?> raw && raw.isRecord()) {
            schema.setAll(section(key + ".", raw, standard));
            return schema;
        }
        schema.setAll(shape(type));
        doc.interval().ifPresent(interval -> {
            schema.put(interval.lowOpen() ? "exclusiveMinimum" : "minimum", interval.low());
            if (!Double.isInfinite(interval.high())) {
                schema.put(interval.highOpen() ? "exclusiveMaximum" : "maximum", interval.high());
            }
        });
        if (!standard.isMissingNode()) {
            schema.set("default", standard);
        }
        return schema;
    }

    private ObjectNode shape(Type type) {
        ObjectNode schema = JSON.objectNode();
        if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
            schema.put("type", "array").set("items", shape(generic.getActualTypeArguments()[0]));
        } else if (type instanceof ParameterizedType generic && generic.getRawType() == Map.class) {
            schema.put("type", "object").set("additionalProperties", shape(generic.getActualTypeArguments()[1]));
        } else if (type instanceof Class<?> raw && raw.isRecord()) {
            return section("", raw, JSON.objectNode());
        } else if (type instanceof Class<?> raw && raw.isEnum()) {
            ArrayNode choices = schema.putArray("enum");
            for (Object constant : raw.getEnumConstants()) {
                choices.add(((Enum<?>) constant).name().toLowerCase(Locale.ROOT));
            }
        } else if (type == String.class) {
            schema.putArray("type").add("string").add("number").add("boolean");
        } else {
            schema.put("type", type == double.class ? "number" : type == boolean.class ? "boolean" : "integer");
        }
        return schema;
    }
}
