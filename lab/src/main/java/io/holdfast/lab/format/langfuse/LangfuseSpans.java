package io.holdfast.lab.format.langfuse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.openinference.FoundDocuments;
import io.holdfast.lab.format.openinference.StepSpan;
import io.holdfast.lab.format.openinference.StepsReader;
import io.holdfast.lab.input.JsonInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What Langfuse exports as spans: traces with their observations ({@code GET /api/public/traces/{id}}), or observations
 * one by one.
 */
public final class LangfuseSpans {
    private final FoundDocuments documents;

    private LangfuseSpans(JsonInput json) {
        this.documents = new FoundDocuments(json);
    }

    public static CaseReader reader(InputSettings settings, Losses losses) {
        return new StepsReader(settings, losses, Set.of("data"), new LangfuseSpans(new JsonInput(settings))::of);
    }

    /** @param record a trace with its observations, or one observation */
    private List<ObjectNode> of(JsonNode record) throws BadFieldException {
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
        return new StepSpan(trace, trace, null, StepSpan.CHAIN)
                .times(record.path("timestamp"), MissingNode.getInstance())
                .input(record.path("input"))
                .output(record.path("output"), documents)
                .attribute("session.id", record.path("sessionId"))
                .json();
    }

    private ObjectNode observation(JsonNode observation, String trace) {
        String parent = observation.path("parentObservationId").asText("");
        return new StepSpan(
                        trace,
                        observation.path("id").asText(),
                        parent.isEmpty() ? trace : parent,
                        kind(observation.path("type").asText()))
                .times(observation.path("startTime"), observation.path("endTime"))
                .input(observation.path("input"))
                .attribute("llm.model_name", observation.path("model"))
                .output(observation.path("output"), documents)
                .name(observation.path("name"))
                .json();
    }

    private static String kind(String type) {
        String upper = type.toUpperCase(Locale.ROOT);
        return switch (upper) {
            case "GENERATION" -> StepSpan.LLM;
            case "SPAN", "EVENT" -> StepSpan.CHAIN;
            default -> upper;
        };
    }
}
