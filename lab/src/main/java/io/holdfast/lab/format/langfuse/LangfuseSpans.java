package io.holdfast.lab.format.langfuse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Traces and observations of Langfuse as spans with OpenInference's attributes. */
final class LangfuseSpans {
    private final JsonInput json;

    LangfuseSpans(JsonInput json) {
        this.json = json;
    }

    /** @param record a trace with its observations, or one observation */
    List<ObjectNode> of(JsonNode record) throws BadFieldException {
        if (record.path("traceId").isTextual()) {
            return List.of(observation(record, record.path("traceId").asText()));
        }
        String trace = record.path("id").asText();
        if (trace.isEmpty() || !record.path("observations").isArray()) {
            throw new BadFieldException(
                    "neither a trace (\"id\", \"observations\") nor an observation (\"traceId\", \"type\")");
        }
        List<ObjectNode> spans = new ArrayList<>();
        spans.add(root(record, trace));
        for (JsonNode observation : record.path("observations")) {
            if (!observation.isObject()) {
                throw new BadFieldException("field \"observations\" only names the steps of trace " + trace
                        + "; fetch the trace with them: GET /api/public/traces/" + trace);
            }
            spans.add(observation(observation, trace));
        }
        return spans;
    }

    /** The trace itself, which holds all observations; its id is that of the trace. */
    private ObjectNode root(JsonNode record, String trace) {
        ObjectNode span = Json.object().put("trace_id", trace).put("span_id", trace);
        copy(record, "timestamp", span, "start_time");
        ObjectNode attributes = span.putObject("attributes").put("openinference.span.kind", "CHAIN");
        value(attributes, "input.value", record.path("input"));
        value(attributes, "output.value", record.path("output"));
        copy(record, "sessionId", attributes, "session.id");
        return span;
    }

    private ObjectNode observation(JsonNode observation, String trace) {
        String parent = observation.path("parentObservationId").asText("");
        ObjectNode span = Json.object()
                .put("trace_id", trace)
                .put("span_id", observation.path("id").asText())
                .put("parent_id", parent.isEmpty() ? trace : parent);
        copy(observation, "startTime", span, "start_time");
        copy(observation, "endTime", span, "end_time");
        String kind = kind(observation.path("type").asText());
        ObjectNode attributes = span.putObject("attributes").put("openinference.span.kind", kind);
        value(attributes, "input.value", observation.path("input"));
        copy(observation, "model", attributes, "llm.model_name");
        if (kind.equals("RETRIEVER")) {
            attributes.set("retrieval.documents", documents(observation.path("output")));
        } else {
            value(attributes, "output.value", observation.path("output"));
        }
        if (kind.equals("TOOL")) {
            copy(observation, "name", attributes, "tool.name");
        }
        return span;
    }

    private static String kind(String type) {
        String upper = type.toUpperCase(Locale.ROOT);
        return switch (upper) {
            case "GENERATION" -> "LLM";
            case "SPAN", "EVENT" -> "CHAIN";
            default -> upper;
        };
    }

    private static void copy(JsonNode from, String field, ObjectNode to, String name) {
        if (from.path(field).isTextual()) {
            to.put(name, from.path(field).asText());
        }
    }

    /** Langfuse keeps any JSON; a text stays a text. */
    private static void value(ObjectNode attributes, String name, JsonNode value) {
        if (!value.isMissingNode() && !value.isNull()) {
            attributes.put(name, value.isTextual() ? value.asText() : value.toString());
        }
    }

    /** What a retriever gave out: a list of texts or documents, bare or in the one list of an object. */
    private ArrayNode documents(JsonNode output) {
        JsonNode found = output.isTextual() ? json.readIfJson(output.asText()).orElse(output) : output;
        if (found.isObject()) {
            for (String field : List.of("documents", "results", "nodes", "context", "contexts")) {
                found = found.path(field).isArray() ? found.path(field) : found;
            }
        }
        ArrayNode documents = Json.array();
        if (found.isTextual() || found.isObject()) {
            documents.add(document(found));
        }
        if (found.isArray()) {
            found.forEach(one -> documents.add(document(one)));
        }
        return documents;
    }

    private static ObjectNode document(JsonNode found) {
        JsonNode inner = found.path("node").isObject()
                ? found.path("node")
                : found.path("document").isObject() ? found.path("document") : found;
        ObjectNode document = Json.object();
        String text = found.isTextual()
                ? found.asText()
                : text(inner, "page_content", "pageContent", "content", "text", "chunk");
        if (text != null) {
            document.put("content", text);
        }
        String id = text(inner, "id", "id_", "document_id");
        if (id != null) {
            document.put("id", id);
        }
        if (inner.path("metadata").isObject()) {
            document.set("metadata", inner.path("metadata"));
        }
        return document;
    }

    private static @Nullable String text(JsonNode object, String... names) {
        for (String name : names) {
            if (object.path(name).isTextual()) {
                return object.path(name).asText();
            }
        }
        return null;
    }
}
