package io.holdfast.app.web;

import static io.holdfast.app.ReferencePage.anchor;
import static io.holdfast.app.ReferencePage.cell;
import static io.holdfast.app.ReferencePage.code;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.ReferencePage;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The reference page of the service is what its contract says, which other tests hold against real responses. */
class RestReferenceTest {
    private static final JsonNode PROBLEM = Json.object().put("$ref", "#/components/schemas/Problem");

    private final StringBuilder page = new StringBuilder();

    @Test
    void thePageIsCurrent() throws IOException {
        JsonNode contract = Contract.document();
        page.append("""
                # REST

                Generated from `openapi.yaml`, which a running service gives out at `GET /openapi.yaml`; do not edit. Limits, keys and examples with `curl`: [service](../guide/service.md).

                """);
        page.append(contract.at("/info/description").asText().strip().replace('\n', ' '))
                .append("\n\n");
        page.append("| request | |\n|---|---|\n");
        int operations = 0;
        for (Operation operation : operations(contract)) {
            operations++;
            page.append("| [%s](%s) | %s |\n"
                    .formatted(
                            code(operation.title()),
                            anchor(operation.title()),
                            cell(text(operation.said(), "summary"))));
        }
        assertThat(operations).isGreaterThan(15);
        operations(contract).forEach(this::describe);
        errors(contract);
        page.append("\n## Objects\n\nFields that are not marked may be absent.\n");
        contract.at("/components/schemas").properties().forEach(this::object);
        ReferencePage.assertCurrent("rest.md", page.toString());
    }

    private record Operation(String title, JsonNode said) {}

    private static List<Operation> operations(JsonNode contract) {
        List<Operation> operations = new ArrayList<>();
        contract.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    if (method.getValue().has("responses")) {
                        operations.add(new Operation(
                                method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey(), method.getValue()));
                    }
                }));
        return operations;
    }

    private void describe(Operation operation) {
        JsonNode said = operation.said();
        page.append("\n## ").append(operation.title()).append("\n\n");
        page.append(cell(text(said, "summary"))).append(".");
        if (said.has("description")) {
            page.append(' ').append(text(said, "description").strip().replaceAll("\\s+", " "));
        }
        page.append('\n');
        if (said.has("parameters")) {
            page.append("\n| parameter | in | | |\n|---|---|---|---|\n");
            for (JsonNode parameter : said.path("parameters")) {
                JsonNode resolved = resolved(parameter);
                page.append("| %s | %s | %s | %s |\n"
                        .formatted(
                                code(text(resolved, "name")),
                                text(resolved, "in"),
                                type(resolved.path("schema")),
                                meaning(resolved, resolved.path("required").asBoolean())));
            }
        }
        said.at("/requestBody/content").properties().forEach(body -> {
            JsonNode schema = body.getValue().path("schema");
            String type = schema.has("description") ? cell(text(schema, "description")) : type(schema);
            page.append("\nBody: %s%s\n".formatted(code(body.getKey()), type.isEmpty() ? "" : ", " + type));
            JsonNode example = body.getValue().path("example");
            if (!example.isMissingNode()) {
                page.append(example.isTextual() ? "\n```\n" : "\n```json\n")
                        .append(
                                example.isTextual()
                                        ? example.asText().stripTrailing()
                                        : Json.pretty(example).stripTrailing())
                        .append("\n```\n");
            }
        });
        page.append("\n| status | | gives |\n|---|---|---|\n");
        List<String> errors = new ArrayList<>();
        said.path("responses").properties().forEach(response -> {
            if (response.getValue().has("$ref")) {
                errors.add(response.getKey());
                return;
            }
            List<String> gives = new ArrayList<>();
            response.getValue().path("content").properties().forEach(content -> {
                String type = type(content.getValue().path("schema"));
                gives.add(code(content.getKey()) + (type.isEmpty() ? "" : ", " + type));
            });
            page.append("| %s | %s | %s |\n"
                    .formatted(
                            response.getKey(),
                            cell(text(response.getValue(), "description")),
                            String.join("; ", gives)));
        });
        if (!errors.isEmpty()) {
            page.append("| [%s](#errors) | | %s |\n".formatted(String.join(", ", errors), type(PROBLEM)));
        }
    }

    /** What every request can be told, once for all of them. */
    private void errors(JsonNode contract) {
        Map<String, String> errors = new TreeMap<>();
        for (Operation operation : operations(contract)) {
            operation.said().path("responses").properties().forEach(response -> {
                if (response.getValue().has("$ref")) {
                    errors.put(response.getKey(), cell(text(resolved(response.getValue()), "description")));
                }
            });
        }
        page.append("\n## Errors\n\nEach is a %s, `application/problem+json`.\n\n| status | |\n|---|---|\n"
                .formatted(type(PROBLEM)));
        errors.forEach((status, said) -> page.append("| %s | %s |\n".formatted(status, said)));
    }

    private void object(Map.Entry<String, JsonNode> entry) {
        JsonNode schema = entry.getValue();
        page.append("\n### ").append(entry.getKey()).append("\n\n");
        if (schema.has("description")) {
            String description = text(schema, "description").strip().replaceAll("\\s+", " ");
            page.append(description).append(description.endsWith(".") ? "\n\n" : ".\n\n");
        }
        List<String> rows = new ArrayList<>();
        fields("", schema, rows);
        if (rows.isEmpty()) {
            page.append(type(schema)).append('\n');
        } else {
            page.append("| field | | |\n|---|---|---|\n");
            rows.forEach(page::append);
        }
    }

    /** The fields of an object, and those of the objects inside it. */
    private static void fields(String prefix, JsonNode schema, List<String> rows) {
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        schema.path("properties").properties().forEach(field -> {
            String name = prefix + field.getKey();
            JsonNode is = field.getValue();
            rows.add("| %s | %s | %s |\n"
                    .formatted(code(name), type(is), meaning(is, required.contains(field.getKey()))));
            fields(name + ".", is, rows);
            fields(name + "[].", is.path("items"), rows);
        });
        for (String choice : List.of("anyOf", "oneOf", "allOf")) {
            // a choice that only says which fields come together adds none
            schema.path(choice).forEach(part -> {
                if (part.has("type") || choice.equals("allOf")) {
                    fields(prefix, part, rows);
                }
            });
        }
    }

    private static String meaning(JsonNode schema, boolean required) {
        String description = cell(text(schema, "description"));
        return required ? (description.isEmpty() ? "required" : "required. " + description) : description;
    }

    private static String type(JsonNode schema) {
        if (schema.has("$ref")) {
            String name = schema.path("$ref").asText().replaceFirst(".*/", "");
            return "[%s](%s)".formatted(name, anchor(name));
        }
        if (schema.has("enum")) {
            return joined(schema.path("enum"), ", ", choice -> code(choice.asText()));
        }
        if (schema.has("const")) {
            return code(schema.path("const").asText());
        }
        if (schema.path("items").isObject()) {
            String items = type(schema.path("items"));
            return items.isEmpty() ? "list" : "list of " + items;
        }
        for (String choice : List.of("anyOf", "oneOf")) {
            if (schema.has(choice) && !schema.has("properties")) {
                return joined(schema.path(choice), " or ", RestReferenceTest::type);
            }
        }
        String type = schema.path("type").isArray()
                ? joined(schema.path("type"), " or ", JsonNode::asText)
                : text(schema, "type");
        String low = text(schema, "minimum");
        String high = text(schema, "maximum");
        String range = low.isEmpty() && high.isEmpty()
                ? ""
                : high.isEmpty() ? " ≥ " + low : low.isEmpty() ? " ≤ " + high : " " + low + " to " + high;
        return type + range;
    }

    private static String joined(JsonNode list, String between, Function<JsonNode, String> text) {
        List<String> parts = new ArrayList<>();
        list.forEach(part -> parts.add(text.apply(part)));
        return String.join(
                between,
                parts.stream().filter(part -> !part.isEmpty()).distinct().toList());
    }

    private static JsonNode resolved(JsonNode node) {
        return node.has("$ref")
                ? Contract.document().at(node.path("$ref").asText().substring(1))
                : node;
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asText();
    }
}
