package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import org.jspecify.annotations.Nullable;

/** A step of another tool's trace as a span with OpenInference's attributes. */
public final class StepSpan {
    public static final String CHAIN = "CHAIN";
    public static final String LLM = "LLM";
    public static final String RETRIEVER = "RETRIEVER";
    public static final String TOOL = "TOOL";

    private final ObjectNode span;
    private final ObjectNode attributes;
    private final String kind;

    /** @param parent null for the outermost step */
    public StepSpan(String trace, String id, @Nullable String parent, String kind) {
        this.kind = kind;
        this.span = Json.object().put("trace_id", trace).put("span_id", id);
        if (parent != null) {
            span.put("parent_id", parent);
        }
        this.attributes = span.putObject("attributes").put("openinference.span.kind", kind);
    }

    public StepSpan times(JsonNode start, JsonNode end) {
        text(span, "start_time", start);
        text(span, "end_time", end);
        return this;
    }

    public StepSpan name(JsonNode name) {
        return kind.equals(TOOL) ? attribute("tool.name", name) : this;
    }

    public StepSpan attribute(String attribute, JsonNode value) {
        text(attributes, attribute, value);
        return this;
    }

    public StepSpan input(JsonNode value) {
        value("input.value", value);
        return this;
    }

    public StepSpan output(JsonNode value, FoundDocuments documents) {
        if (kind.equals(RETRIEVER)) {
            attributes.set("retrieval.documents", documents.of(value));
        } else {
            value("output.value", value);
        }
        return this;
    }

    public ObjectNode json() {
        return span;
    }

    private static void text(ObjectNode to, String name, JsonNode value) {
        if (value.isTextual()) {
            to.put(name, value.asText());
        }
    }

    /** These tools keep any JSON; a text stays a text. */
    private void value(String name, JsonNode value) {
        if (!value.isMissingNode() && !value.isNull()) {
            attributes.put(name, value.isTextual() ? value.asText() : value.toString());
        }
    }
}
