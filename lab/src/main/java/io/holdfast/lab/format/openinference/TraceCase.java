package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.input.JsonInput;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes one case of the spans of one trace. The answer is that of the outermost step with words in and out which is no
 * helper (retriever, tool, …); among steps equally far out, the last. The question is what went into it; a bare model
 * call is asked with a whole prompt, so there the retriever's query is preferred.
 */
final class TraceCase {
    private static final int MAX_DEPTH = 1000;

    private final SpanWords words;
    private final List<TraceSpan> spans;
    private final RetrievedDocuments documents;

    TraceCase(JsonInput json, List<TraceSpan> spans) {
        this.words = new SpanWords(json);
        List<TraceSpan> ordered = new ArrayList<>(spans);
        ordered.sort(Comparator.comparingLong(TraceSpan::start));
        this.spans = List.copyOf(ordered);
        this.documents = new RetrievedDocuments(json);
        this.spans.forEach(documents::add);
    }

    InputRecord record() {
        TraceSpan first = spans.get(0);
        long line = spans.stream().mapToLong(TraceSpan::line).min().orElse(1);
        try {
            return record(line);
        } catch (BadFieldException e) {
            return new InputRecord.Bad(line, "trace " + first.traceId() + ": " + e.problem());
        }
    }

    private InputRecord record(long line) throws BadFieldException {
        TraceSpan answering = answering();
        String answer = words.answer(answering);
        String question = question(answering);
        if (question == null) {
            throw new BadFieldException("no question");
        }
        List<Document> given = new ArrayList<>(documents.kept());
        given.addAll(ToolSteps.documents(spans, words));
        if (!documents.retrieved() && given.isEmpty()) {
            throw new BadFieldException("no retriever step (openinference.span.kind RETRIEVER or RERANKER, or"
                    + " gen_ai.operation.name retrieval) and no tool that returned text (TOOL, execute_tool): there is"
                    + " nothing to check the answer against");
        }
        if (given.isEmpty() && documents.withoutText() > 0) {
            throw new BadFieldException("the " + documents.withoutText() + " retrieved documents carry no text"
                    + " (document.content); let the instrumentation record content");
        }
        Case testCase = new Case(id(answering), question, Documents.distinct(given), reference(), answerable());
        Answer said = new Answer(answer == null ? "" : answer, model(), List.of(), usage(), latency(answering));
        return new InputRecord.Good(line, testCase, said, extras(answering));
    }

    private TraceSpan answering() throws BadFieldException {
        TraceSpan best = outermost(span -> words.answer(span) != null);
        best = best == null ? outermost(words::answeredNothing) : best;
        if (best == null) {
            throw new BadFieldException("no step with both an input and an output in words (input.value and"
                    + " output.value, or gen_ai.input.messages and gen_ai.output.messages)");
        }
        return best;
    }

    private @Nullable TraceSpan outermost(Predicate<TraceSpan> answered) {
        Map<String, TraceSpan> byId = new HashMap<>();
        spans.forEach(span -> byId.put(span.spanId(), span));
        TraceSpan best = null;
        int bestDepth = Integer.MAX_VALUE;
        for (TraceSpan span : spans) {
            if (!span.isHelper() && answered.test(span) && question(span) != null) {
                int depth = depth(span, byId);
                if (depth <= bestDepth) {
                    best = span;
                    bestDepth = depth;
                }
            }
        }
        return best;
    }

    private static int depth(TraceSpan span, Map<String, TraceSpan> byId) {
        int depth = 0;
        TraceSpan at = span;
        while (at != null && at.parentId() != null && depth < MAX_DEPTH) {
            at = byId.get(at.parentId());
            depth++;
        }
        return depth;
    }

    private @Nullable String question(TraceSpan span) {
        if (span.isLlm()) {
            for (TraceSpan other : spans) {
                if (other.isRetriever() && words.question(other) != null) {
                    return words.question(other);
                }
            }
        }
        return words.question(span);
    }

    private @Nullable String model() {
        String model = null;
        for (TraceSpan span : spans) {
            model = span.isLlm() && words.model(span) != null ? words.model(span) : model;
        }
        return model;
    }

    private Answer.@Nullable Usage usage() {
        Answer.Usage sum = null;
        for (TraceSpan span : spans) {
            Answer.Usage usage = span.isLlm() ? words.usage(span) : null;
            sum = usage == null ? sum : sum == null ? usage : sum.plus(usage);
        }
        return sum;
    }

    private static @Nullable Duration latency(TraceSpan span) {
        return span.start() > 0 && span.end() >= span.start() ? Duration.ofNanos(span.end() - span.start()) : null;
    }

    private String id(TraceSpan answering) {
        String own = text("holdfast.id");
        return own == null ? answering.traceId() : own;
    }

    private @Nullable String reference() {
        return text("holdfast.reference");
    }

    private @Nullable Boolean answerable() {
        for (TraceSpan span : spans) {
            JsonNode said = span.attributes().at("holdfast.answerable").node();
            if (said.isBoolean()) {
                return said.booleanValue();
            }
        }
        return null;
    }

    private Map<String, JsonNode> extras(TraceSpan answering) {
        Map<String, JsonNode> extras = new LinkedHashMap<>();
        extras.put(TraceOrigin.TRACE_ID, TextNode.valueOf(answering.traceId()));
        extras.put(TraceOrigin.SPAN_ID, TextNode.valueOf(answering.spanId()));
        if (answering.end() > 0) {
            extras.put(TraceOrigin.END_TIME, TextNode.valueOf(Long.toString(answering.end())));
        }
        String session = text("session.id", "gen_ai.conversation.id");
        if (session != null) {
            extras.put("session_id", TextNode.valueOf(session));
        }
        String response = text("gen_ai.response.id");
        if (response != null) {
            extras.put(TraceOrigin.RESPONSE_ID, TextNode.valueOf(response));
        }
        return extras;
    }

    private @Nullable String text(String... paths) {
        for (TraceSpan span : spans) {
            String text = span.attributes().text(paths);
            if (text != null) {
                return text;
            }
        }
        return null;
    }
}
