package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.holdfast.app.web.api.ContractEndpoint;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** The contract of the service, checked against real responses. What it does not know, it refuses. */
final class Contract {
    private static final JsonNode DOCUMENT = read();
    private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

    private Contract() {}

    private static JsonNode read() {
        try (InputStream in = ContractEndpoint.class.getResourceAsStream("openapi.yaml")) {
            return new YAMLMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static JsonNode document() {
        return DOCUMENT;
    }

    /** Every {@code METHOD path status} the contract names. */
    static Set<String> documented() {
        Set<String> all = new TreeSet<>();
        DOCUMENT.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    if (method.getValue().has("responses")) {
                        method.getValue()
                                .path("responses")
                                .fieldNames()
                                .forEachRemaining(status -> all.add(
                                        method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey() + " " + status));
                    }
                }));
        return all;
    }

    /**
     * Fails when the contract does not allow this response.
     *
     * @return {@code METHOD path status} as the contract writes it; empty for addresses it does not name
     */
    static String check(String method, String address, int status, String contentType, String body) {
        String path = template(address.split("\\?", 2)[0]);
        JsonNode operations = DOCUMENT.path("paths").path(path);
        boolean known = operations.has(method.toLowerCase(Locale.ROOT));
        if (!known && status >= 400) {
            validate("Problem", DOCUMENT.at("/components/schemas/Problem"), body);
            return status == 405 && !operations.isMissingNode() ? path + " 405" : "";
        }
        if (operations.isMissingNode()) {
            return "";
        }
        if (body.contains("\"code\":\"malformed_request\"")) {
            // a request that is no HTTP may be sent anywhere: the contract says so once, for all
            validate("Problem", DOCUMENT.at("/components/schemas/Problem"), body);
            return "";
        }
        String place = method + " " + path + " " + status;
        JsonNode response = resolved(operations
                .path(method.toLowerCase(Locale.ROOT))
                .path("responses")
                .path(Integer.toString(status)));
        if (response.isMissingNode()) {
            fail("the contract does not know " + place + ": " + body);
        }
        if (!response.has("content")) {
            assertThat(body).as(place + " has no body").isEmpty();
            return place;
        }
        String type = contentType.split(";", 2)[0];
        JsonNode schema = response.path("content").path(type).path("schema");
        assertThat(schema.isMissingNode()).as(place + " with " + type).isFalse();
        if (type.endsWith("json") && !type.endsWith("ndjson")) {
            validate(place, schema, body);
        } else if (type.endsWith("ndjson")) {
            body.lines().forEach(line -> validate(place, schema, line));
        }
        return place;
    }

    private static String template(String address) {
        return address.replaceFirst("^/v1/runs/[^/]+", "/v1/runs/{id}");
    }

    private static JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? DOCUMENT.at(node.path("$ref").asText().substring(1)) : node;
    }

    private static void validate(String name, JsonNode schema, String body) {
        Schema compiled = SCHEMAS.computeIfAbsent(schema.toString(), key -> {
            ObjectNode root = schema.deepCopy();
            root.set("components", DOCUMENT.path("components"));
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(root);
        });
        try {
            assertThat(compiled.validate(Json.read(body)))
                    .as(name + ": " + body)
                    .isEmpty();
        } catch (IOException e) {
            fail(name + " is not JSON: " + body, e);
        }
    }
}
