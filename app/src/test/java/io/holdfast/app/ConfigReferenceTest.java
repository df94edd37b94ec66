package io.holdfast.app;

import static io.holdfast.app.ReferencePage.cell;
import static io.holdfast.app.ReferencePage.code;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.ConfigSchema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The reference page of the settings is what the JSON Schema says, which is made from the defaults and their comments. */
class ConfigReferenceTest {
    @Test
    void thePageIsCurrent() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Settings

                Generated from the bundled defaults; do not edit. Where settings come from and which wins: [configuration](../guide/configuration.md). `--set grounding.support_threshold=0.6` and `HOLDFAST_GROUNDING_SUPPORT_THRESHOLD=0.6` set the same key.
                """);
        int settings = 0;
        for (Map.Entry<String, JsonNode> section :
                ConfigSchema.generate().path("properties").properties()) {
            JsonNode described = section.getValue();
            page.append("\n## ").append(section.getKey()).append("\n\n");
            if (described.has("description")) {
                page.append(sentence(described.path("description").asText())).append("\n\n");
            }
            page.append("| key | default | allowed | |\n|---|---|---|---|\n");
            List<String> rows = new ArrayList<>();
            rows(section.getKey(), described, rows);
            rows.forEach(page::append);
            settings += rows.size();
        }
        assertThat(settings).isGreaterThan(100);
        ReferencePage.assertCurrent("settings.md", page.toString());
    }

    private static void rows(String key, JsonNode schema, List<String> rows) {
        if (schema.has("properties")) {
            schema.path("properties").properties().forEach(sub -> rows(key + "." + sub.getKey(), sub.getValue(), rows));
            return;
        }
        JsonNode standard = schema.path("default");
        String value = standard.isTextual() ? standard.asText() : standard.toString();
        rows.add("| %s | %s | %s | %s |\n"
                .formatted(
                        code(key),
                        value.isEmpty() ? "" : code(shortened(value)),
                        cell(allowed(schema)),
                        cell(schema.path("description").asText())));
    }

    private static String shortened(String value) {
        return value.length() <= 120 ? value : value.substring(0, 117) + "…";
    }

    private static String allowed(JsonNode schema) {
        if (schema.has("enum")) {
            List<String> choices = new ArrayList<>();
            schema.path("enum").forEach(choice -> choices.add(choice.asText()));
            return String.join(", ", choices);
        }
        String type = schema.path("type").isTextual() ? schema.path("type").asText() : "text";
        boolean low = schema.has("minimum") || schema.has("exclusiveMinimum");
        if (!low) {
            return Map.of("boolean", "true, false", "integer", "whole number", "array", "list", "object", "map")
                    .getOrDefault(type, type);
        }
        String from = schema.has("minimum")
                ? "[" + number(schema.path("minimum"))
                : "(" + number(schema.path("exclusiveMinimum"));
        String to = schema.has("maximum")
                ? number(schema.path("maximum")) + "]"
                : schema.has("exclusiveMaximum") ? number(schema.path("exclusiveMaximum")) + ")" : "∞)";
        return from + ", " + to + (type.equals("integer") ? ", whole" : "");
    }

    private static String number(JsonNode bound) {
        return bound.asDouble() == Math.rint(bound.asDouble()) ? Long.toString(bound.asLong()) : bound.asText();
    }

    private static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + cell(text.substring(1)) + ".";
    }
}
