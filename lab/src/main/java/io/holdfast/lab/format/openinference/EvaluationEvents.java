package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.format.ScoreLine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Findings as OpenTelemetry events named {@code gen_ai.evaluation.result}: log records that point at the step whose
 * answer was scored, in OTLP/JSON. A finding that could not be measured is an event with {@code error.type} and no
 * score.
 */
public final class EvaluationEvents {
    private static final String FAITHFULNESS = "faithfulness";

    /** Numbers that OpenTelemetry gives severities. */
    private static final int INFO = 9;

    private static final int WARN = 13;

    private EvaluationEvents() {}

    /** An export request ({@code resourceLogs}) holding the events. */
    public static ObjectNode document(List<ObjectNode> events, String version) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        ObjectNode resource = document.putArray("resourceLogs").addObject();
        text(resource.putObject("resource").putArray("attributes"), "service.name", "holdfast");
        ObjectNode scope = resource.putArray("scopeLogs").addObject();
        scope.putObject("scope").put("name", "io.holdfast").put("version", version);
        scope.putArray("logRecords").addAll(events);
        return document;
    }

    /**
     * An event for each metric of a line: faithfulness, and the citations and the retrieval where they were measured.
     *
     * @param line a line of {@code holdfast score}
     */
    public static List<ObjectNode> all(TraceOrigin origin, JsonNode line) {
        List<ObjectNode> events = new ArrayList<>();
        events.add(event(origin, line));
        JsonNode citations = line.path("citations");
        for (String name : List.of("precision", "recall")) {
            if (citations.path(name).isNumber()) {
                boolean bad = citations.path(name).asDouble() < 1;
                events.add(plain(origin, "citation_" + name, citations.path(name), bad ? "fail" : "pass"));
            }
        }
        JsonNode context = line.path("context");
        for (ContextMetric metric : ContextMetric.values()) {
            JsonNode value = context.path(metric.id());
            if (value.isNumber()) {
                boolean bar = metric == ContextMetric.CONTEXT_SUFFICIENCY;
                String label = !bar ? null : value.asDouble() == 1 ? "pass" : "fail";
                ObjectNode event = plain(origin, metric.id(), value, label);
                text(
                        (ArrayNode) event.path("attributes"),
                        "gen_ai.evaluation.explanation",
                        context.path("diagnosis").asText());
                events.add(event);
            }
        }
        return events;
    }

    private static ObjectNode plain(TraceOrigin origin, String name, JsonNode value, @Nullable String label) {
        ObjectNode event = begun(origin, "fail".equals(label));
        ArrayNode attributes = event.putArray("attributes");
        text(attributes, "gen_ai.evaluation.name", name);
        number(attributes, "gen_ai.evaluation.score.value", value);
        if (label != null) {
            text(attributes, "gen_ai.evaluation.score.label", label);
        }
        if (origin.responseId() != null) {
            text(attributes, "gen_ai.response.id", origin.responseId());
        }
        return event;
    }

    /** @param warns for what somebody should look at */
    private static ObjectNode begun(TraceOrigin origin, boolean warns) {
        ObjectNode event = JsonNodeFactory.instance.objectNode();
        event.put("timeUnixNano", Long.toString(origin.endNanos()));
        event.put("severityNumber", warns ? WARN : INFO).put("severityText", warns ? "WARN" : "INFO");
        event.put("eventName", "gen_ai.evaluation.result");
        if (origin.traceId() != null) {
            event.put("traceId", origin.traceId());
        }
        if (origin.spanId() != null) {
            event.put("spanId", origin.spanId());
        }
        return event;
    }

    /** @param line a line of {@code holdfast score} */
    public static ObjectNode event(TraceOrigin origin, JsonNode line) {
        ScoreLine score = new ScoreLine(line);
        ObjectNode event = begun(origin, score.failure());
        ArrayNode attributes = event.putArray("attributes");
        text(attributes, "gen_ai.evaluation.name", FAITHFULNESS);
        number(attributes, "gen_ai.evaluation.score.value", score.faithfulness());
        text(attributes, "gen_ai.evaluation.score.label", score.label());
        text(attributes, "gen_ai.evaluation.explanation", score.explanation());
        if (score.unmeasured()) {
            text(attributes, "error.type", line.path("reason").asText());
        }
        if (origin.responseId() != null) {
            text(attributes, "gen_ai.response.id", origin.responseId());
        }
        text(attributes, "holdfast.case.id", score.id());
        text(attributes, "holdfast.outcome", score.outcome());
        number(attributes, "holdfast.risk", score.risk());
        return event;
    }

    private static void text(ArrayNode attributes, String key, @Nullable String value) {
        ObjectNode attribute = attributes.addObject().put("key", key);
        attribute.putObject("value").put("stringValue", value);
    }

    private static void number(ArrayNode attributes, String key, JsonNode value) {
        if (value.isNumber()) {
            ObjectNode attribute = attributes.addObject().put("key", key);
            attribute.putObject("value").put("doubleValue", value.doubleValue());
        }
    }
}
