package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
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

    /** @param score a line of {@code holdfast score} */
    public static ObjectNode event(Origin origin, JsonNode score) {
        ObjectNode event = JsonNodeFactory.instance.objectNode();
        event.put("timeUnixNano", Long.toString(origin.endNanos()));
        event.put("severityNumber", 9).put("severityText", "INFO");
        event.put("eventName", "gen_ai.evaluation.result");
        if (origin.traceId() != null) {
            event.put("traceId", origin.traceId());
        }
        if (origin.spanId() != null) {
            event.put("spanId", origin.spanId());
        }
        ArrayNode attributes = event.putArray("attributes");
        text(attributes, "gen_ai.evaluation.name", FAITHFULNESS);
        number(attributes, "gen_ai.evaluation.score.value", score.path(FAITHFULNESS));
        text(attributes, "gen_ai.evaluation.score.label", label(score));
        text(attributes, "gen_ai.evaluation.explanation", explanation(score));
        if (score.path("outcome").asText().equals("unmeasured")) {
            text(attributes, "error.type", score.path("reason").asText());
        }
        if (origin.responseId() != null) {
            text(attributes, "gen_ai.response.id", origin.responseId());
        }
        text(attributes, "holdfast.case.id", score.path("id").asText());
        text(attributes, "holdfast.outcome", score.path("outcome").asText());
        number(attributes, "holdfast.risk", score.path("risk"));
        return event;
    }

    /** {@code pass}, {@code fail}, {@code abstained} or {@code unmeasured}. */
    private static String label(JsonNode score) {
        String outcome = score.path("outcome").asText();
        return outcome.equals("scored") ? (score.path("failure").asBoolean() ? "fail" : "pass") : outcome;
    }

    private static String explanation(JsonNode score) {
        List<String> reasons = new ArrayList<>();
        int claims = score.path("claims").size();
        int supported = 0;
        for (JsonNode claim : score.path("claims")) {
            if (claim.path("verdict").asText().equals("supported")) {
                supported++;
            } else {
                reasons.add("\"" + claim.path("text").asText() + "\": "
                        + claim.path("diagnosis").asText(claim.path("verdict").asText()));
            }
        }
        String head = score.path("outcome").asText().equals("scored")
                ? supported + " of " + claims + " claims supported"
                : score.path("outcome").asText() + ": "
                        + score.path("message").asText(score.path("reason").asText());
        return reasons.isEmpty() ? head : head + "; " + String.join("; ", reasons);
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
