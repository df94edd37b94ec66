package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.json.Hash;
import java.io.IOException;
import java.io.Writer;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes cases as OpenInference traces in OTLP/JSON, an export request a line: a chain with a retriever and a model.
 */
public final class TraceWriter implements CaseWriter {
    private static final Set<String> ORIGIN = Set.of(
            TraceOrigin.TRACE_ID, TraceOrigin.SPAN_ID, TraceOrigin.END_TIME, TraceOrigin.RESPONSE_ID, "session_id");
    private static final int TRACE_DIGITS = 32;
    private static final int SPAN_DIGITS = 16;

    private final JsonLines lines;
    private final Losses losses;

    public TraceWriter(Writer out, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        Case testCase = entry.testCase();
        Answer answer = entry.answer();
        if (answer == null) {
            losses.add("case without an answer");
            return;
        }
        String trace = id(entry, TraceOrigin.TRACE_ID, TRACE_DIGITS);
        String chain = id(entry, TraceOrigin.SPAN_ID, SPAN_DIGITS);
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        ObjectNode scope = document.putArray("resourceSpans")
                .addObject()
                .putArray("scopeSpans")
                .addObject();
        scope.putObject("scope").put("name", "io.holdfast");
        ArrayNode spans = scope.putArray("spans");
        Attributes root = span(spans, trace, chain, "", "chain", entry);
        root.text("openinference.span.kind", "CHAIN")
                .text("input.value", testCase.question())
                .text("output.value", answer.text());
        root.text("holdfast.id", testCase.id()).text("holdfast.reference", testCase.reference());
        root.truth("holdfast.answerable", testCase.answerable());
        root.text(
                "session.id",
                entry.extras().containsKey("session_id")
                        ? entry.extras().get("session_id").asText()
                        : null);
        Attributes retriever =
                span(spans, trace, Hash.of("retriever", chain).substring(0, SPAN_DIGITS), chain, "retriever", entry);
        retriever.text("openinference.span.kind", "RETRIEVER").text("input.value", testCase.question());
        for (int i = 0; i < testCase.documents().size(); i++) {
            document(
                    retriever,
                    "retrieval.documents." + i + ".document.",
                    testCase.documents().get(i));
        }
        Attributes model = span(spans, trace, Hash.of("model", chain).substring(0, SPAN_DIGITS), chain, "model", entry);
        model.text("openinference.span.kind", "LLM").text("llm.model_name", answer.model());
        model.text("llm.output_messages.0.message.role", "assistant")
                .text("llm.output_messages.0.message.content", answer.text());
        for (String name : entry.extras().keySet()) {
            if (!ORIGIN.contains(name)) {
                losses.field(name);
            }
        }
        lines.write(document);
    }

    private static void document(Attributes attributes, String prefix, Document document) {
        attributes.text(prefix + "id", document.id()).text(prefix + "content", document.text());
        if (document.title() != null || document.url() != null) {
            ObjectNode metadata = JsonNodeFactory.instance.objectNode();
            metadata.put("title", document.title()).put("url", document.url());
            attributes.text(prefix + "metadata", JsonLines.text(metadata));
        }
    }

    /** The id the trace had, else one made of the case. */
    private static String id(Entry entry, String name, int digits) {
        JsonNode had = entry.extras().get(name);
        return had != null && had.asText().matches("[0-9a-f]{" + digits + "}")
                ? had.asText()
                : Hash.of(name, entry.testCase().id(), entry.testCase().question())
                        .substring(0, digits);
    }

    private static Attributes span(ArrayNode spans, String trace, String id, String parent, String name, Entry entry) {
        ObjectNode span = spans.addObject();
        span.put("traceId", trace).put("spanId", id).put("parentSpanId", parent).put("name", name);
        String end = Long.toString(TraceOrigin.of(entry.extras()).endNanos());
        span.put("startTimeUnixNano", end).put("endTimeUnixNano", end);
        return new Attributes(span.putArray("attributes"));
    }

    /** A list of attributes under construction; what is null is left out. */
    private record Attributes(ArrayNode list) {
        Attributes text(String key, @Nullable String value) {
            if (value != null) {
                list.addObject().put("key", key).putObject("value").put("stringValue", value);
            }
            return this;
        }

        void truth(String key, @Nullable Boolean value) {
            if (value != null) {
                list.addObject().put("key", key).putObject("value").put("boolValue", value);
            }
        }
    }

    @Override
    public void end() throws IOException {
        lines.end();
    }
}
