package io.holdfast.core.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A record tree as JSON, keys in snake_case and in the records' order. */
public final class ConfigJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ConfigJson() {}

    public static ObjectNode tree(Record settings) {
        ObjectNode node = JSON.objectNode();
        for (RecordComponent component : settings.getClass().getRecordComponents()) {
            node.set(ConfigKeys.snakeCase(component.getName()), node(get(settings, component)));
        }
        return node;
    }

    private static JsonNode node(Object value) {
        if (value instanceof Record section) {
            return tree(section);
        } else if (value instanceof List<?> list) {
            ArrayNode array = JSON.arrayNode();
            list.forEach(item -> array.add(node(item)));
            return array;
        } else if (value instanceof Map<?, ?> map) {
            ObjectNode object = JSON.objectNode();
            map.forEach((key, item) -> object.set(key.toString(), node(item)));
            return object;
        } else if (value instanceof Integer || value instanceof Long) {
            return JSON.numberNode(((Number) value).longValue());
        } else if (value instanceof Double number) {
            return JSON.numberNode(number);
        } else if (value instanceof Boolean truth) {
            return JSON.booleanNode(truth);
        } else if (value instanceof Enum<?> constant) {
            return JSON.textNode(constant.name().toLowerCase(Locale.ROOT));
        }
        return JSON.textNode(value.toString());
    }

    private static Object get(Record settings, RecordComponent component) {
        try {
            return component.getAccessor().invoke(settings);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
