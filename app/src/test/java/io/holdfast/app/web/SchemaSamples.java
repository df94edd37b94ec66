package io.holdfast.app.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Values that a schema allows, and values that it forbids, drawn from a seed. The schema itself is the judge: what is
 * drawn is checked by a validator, and drawn again when it is not what was wanted.
 */
final class SchemaSamples {
    private static final int TRIES = 400;
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final List<String> TEXTS = List.of(
            "The door is red.",
            "Which colour is the door?",
            "",
            " ",
            "a",
            "30",
            "\u0000",
            "\u202eabc\uFFFF",
            "😀 ß 東京",
            "{\"x\":1}",
            "line\nbreak",
            "The museum opens at 9:00 and closes at 17:30.");

    private final JsonNode document;
    private final Random random;

    SchemaSamples(JsonNode document, long seed) {
        this.document = document;
        this.random = new Random(seed);
    }

    Schema compiled(JsonNode schema) {
        ObjectNode root = schema.deepCopy();
        root.set("components", document.path("components"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(root);
    }

    /** A value the schema allows. */
    JsonNode valid(JsonNode schema, Schema judge) {
        for (int i = 0; i < TRIES; i++) {
            JsonNode value = draw(schema);
            if (judge.validate(value).isEmpty()) {
                return value;
            }
        }
        throw new IllegalStateException("no value drawn fits " + schema);
    }

    /** A value the schema forbids: one it allows, with one thing changed. */
    JsonNode invalid(JsonNode schema, Schema judge) {
        for (int i = 0; i < TRIES; i++) {
            JsonNode value = changed(valid(schema, judge));
            if (!judge.validate(value).isEmpty()) {
                return value;
            }
        }
        throw new IllegalStateException("no change makes a value wrong for " + schema);
    }

    private JsonNode draw(JsonNode schema) {
        JsonNode at = resolved(schema);
        if (at.has("const")) {
            return at.path("const");
        }
        if (at.has("enum")) {
            return at.path("enum").get(random.nextInt(at.path("enum").size()));
        }
        if (at.has("oneOf") && !at.has("properties")) {
            return draw(at.path("oneOf").get(random.nextInt(at.path("oneOf").size())));
        }
        JsonNode type = at.path("type");
        String one = type.isArray() ? type.get(random.nextInt(type.size())).asText() : type.asText("object");
        return switch (one) {
            case "string" -> JSON.textNode(text());
            case "integer" -> JSON.numberNode(random.nextInt(6));
            case "number" -> JSON.numberNode(random.nextDouble());
            case "boolean" -> JSON.booleanNode(random.nextBoolean());
            case "null" -> JSON.nullNode();
            case "array" -> array(at);
            default -> object(at);
        };
    }

    private ArrayNode array(JsonNode schema) {
        ArrayNode array = JSON.arrayNode();
        int size = schema.path("minItems").asInt(0) + random.nextInt(3);
        for (int i = 0; i < size; i++) {
            array.add(draw(schema.path("items")));
        }
        return array;
    }

    private ObjectNode object(JsonNode schema) {
        ObjectNode object = JSON.objectNode();
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        schema.path("properties").properties().forEach(property -> {
            if (required.contains(property.getKey()) || random.nextBoolean()) {
                object.set(property.getKey(), draw(property.getValue()));
            }
        });
        return object;
    }

    private String text() {
        String text = TEXTS.get(random.nextInt(TEXTS.size()));
        return random.nextInt(3) > 0 ? text : text + " " + TEXTS.get(random.nextInt(TEXTS.size()));
    }

    /** Drops a field, adds one, or gives one another value; now and then deeper down. */
    private JsonNode changed(JsonNode value) {
        if (value instanceof ObjectNode object && !object.isEmpty()) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            String name = names.get(random.nextInt(names.size()));
            switch (random.nextInt(4)) {
                case 0 -> object.remove(name);
                case 1 -> object.set("unheard_of", odd());
                case 2 -> object.set(name, changed(object.path(name)));
                default -> object.set(name, odd());
            }
            return object;
        }
        if (value instanceof ArrayNode array && !array.isEmpty() && random.nextBoolean()) {
            array.set(0, changed(array.get(0)));
            return array;
        }
        return odd();
    }

    private JsonNode odd() {
        return switch (random.nextInt(7)) {
            case 0 -> JSON.nullNode();
            case 1 -> JSON.numberNode(-1.5);
            case 2 -> JSON.booleanNode(true);
            case 3 -> JSON.arrayNode();
            case 4 -> JSON.objectNode();
            case 5 -> JSON.textNode("x");
            default -> JSON.numberNode(99_999_999_999L);
        };
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? document.at(node.path("$ref").asText().substring(1)) : node;
    }
}
