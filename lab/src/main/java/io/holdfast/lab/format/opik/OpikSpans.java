package io.holdfast.lab.format.opik;

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
import java.util.Set;

/**
 * What Opik exports as spans: the files of {@code opik export} ({@code trace} with {@code spans}), or traces and spans one
 * by one as its SDK and REST API give them. Opik has no kind for retrievers: a step that gives out documents is one, and
 * so is a list {@code context} that a trace carries in its output or input.
 */
public final class OpikSpans {
    private final FoundDocuments documents;

    private OpikSpans(JsonInput json) {
        this.documents = new FoundDocuments(json);
    }

    public static CaseReader reader(InputSettings settings, Losses losses) {
        return new StepsReader(settings, losses, Set.of("content", "data"), new OpikSpans(new JsonInput(settings))::of);
    }

    private List<ObjectNode> of(JsonNode record) throws BadFieldException {
        List<ObjectNode> spans = new ArrayList<>();
        if (record.path("trace").isObject()) {
            spans.addAll(trace(record.path("trace")));
            for (JsonNode span : record.path("spans")) {
                spans.add(span(span, record.path("trace").path("id").asText()));
            }
        } else if (record.path("trace_id").isTextual()) {
            spans.add(span(record, record.path("trace_id").asText()));
        } else {
            spans.addAll(trace(record));
        }
        return spans;
    }

    /** The trace itself, whose id its outermost step bears too, and the context it carries. */
    private List<ObjectNode> trace(JsonNode trace) throws BadFieldException {
        String id = trace.path("id").asText();
        if (id.isEmpty() || !(trace.has("input") || trace.has("output"))) {
            throw new BadFieldException(
                    "neither a trace (\"id\", \"input\", \"output\") nor a span (\"id\", \"trace_id\", \"type\")");
        }
        List<ObjectNode> spans = new ArrayList<>();
        spans.add(new StepSpan(id, id, null, StepSpan.CHAIN)
                .times(trace.path("start_time"), trace.path("end_time"))
                .input(trace.path("input"))
                .output(trace.path("output"), documents)
                .attribute("session.id", trace.path("thread_id"))
                .json());
        JsonNode context = context(trace);
        if (!context.isMissingNode()) {
            spans.add(new StepSpan(id, id + "/context", id, StepSpan.RETRIEVER)
                    .output(context, documents)
                    .json());
        }
        return spans;
    }

    private static JsonNode context(JsonNode trace) {
        for (String side : List.of("output", "input")) {
            for (String field : List.of("context", "contexts")) {
                JsonNode found = trace.path(side).path(field);
                if (found.isArray() && !found.isEmpty()) {
                    return found;
                }
            }
        }
        return MissingNode.getInstance();
    }

    private ObjectNode span(JsonNode span, String trace) {
        String parent = span.path("parent_span_id").asText("");
        return new StepSpan(trace, span.path("id").asText(), parent.isEmpty() ? trace : parent, kind(span))
                .times(span.path("start_time"), span.path("end_time"))
                .input(span.path("input"))
                .attribute("llm.model_name", span.path("model"))
                .output(span.path("output"), documents)
                .name(span.path("name"))
                .json();
    }

    private String kind(JsonNode span) {
        return switch (span.path("type").asText()) {
            case "llm" -> StepSpan.LLM;
            case "guardrail" -> "GUARDRAIL";
            case "tool" -> documents.areDocuments(span.path("output")) ? StepSpan.RETRIEVER : StepSpan.TOOL;
            default -> documents.areDocuments(span.path("output")) ? StepSpan.RETRIEVER : StepSpan.CHAIN;
        };
    }
}
