package io.holdfast.core.judge;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.judge.reply.Statement;
import java.util.List;

/** The JSON Schemas of the replies that {@link JudgePrompts} asks for; only keywords that every server knows. */
final class JudgeSchemas {
    private static final ObjectMapper JSON = new ObjectMapper();

    private JudgeSchemas() {}

    /** {@code {"nonce": …, "statements": […]}}. */
    static String statements() {
        ObjectNode schema = object("nonce", "statements");
        string(schema, "nonce");
        list(schema, "statements").put("type", "string");
        return schema.toString();
    }

    /** {@code {"nonce": …, "verdicts": [{"id": …, "reason": …, "verdict": 0 or 1}]}} for these ids and no others. */
    static String verdicts(List<Statement> statements) {
        ObjectNode schema = object("nonce", "verdicts");
        string(schema, "nonce");
        ObjectNode verdict = list(schema, "verdicts");
        verdict.setAll(object("id", "reason", "verdict"));
        ArrayNode ids = integer(verdict, "id");
        statements.forEach(s -> ids.add(s.id()));
        string(verdict, "reason");
        integer(verdict, "verdict").add(0).add(1);
        return schema.toString();
    }

    private static ObjectNode object(String... required) {
        ObjectNode schema = JSON.createObjectNode().put("type", "object");
        schema.putObject("properties");
        ArrayNode names = schema.putArray("required");
        for (String name : required) {
            names.add(name);
        }
        return schema.put("additionalProperties", false);
    }

    private static void string(ObjectNode schema, String name) {
        property(schema, name).put("type", "string");
    }

    private static ArrayNode integer(ObjectNode schema, String name) {
        return property(schema, name).put("type", "integer").putArray("enum");
    }

    private static ObjectNode list(ObjectNode schema, String name) {
        return property(schema, name).put("type", "array").putObject("items");
    }

    private static ObjectNode property(ObjectNode schema, String name) {
        return schema.withObject("/properties").putObject(name);
    }
}
