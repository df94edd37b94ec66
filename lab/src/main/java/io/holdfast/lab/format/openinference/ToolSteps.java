package io.holdfast.lab.format.openinference;

import io.holdfast.core.model.Document;
import io.holdfast.lab.format.messages.ToolResults;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the tools of a trace returned. A tool that only wraps a retriever is left out: what the retriever found is known
 * as documents. Where tools are no steps of their own, their messages to the model are read.
 */
final class ToolSteps {
    private static final int MAX_DEPTH = 1000;

    private ToolSteps() {}

    static List<Document> documents(List<TraceSpan> spans, SpanWords words) {
        Set<String> around = aroundRetrievers(spans);
        ToolResults steps = new ToolResults();
        for (TraceSpan span : spans) {
            if (span.kind().equals("TOOL") && !around.contains(span.spanId())) {
                step(span, steps, words);
            }
        }
        if (!steps.isEmpty()) {
            return steps.documents();
        }
        ToolResults messages = new ToolResults();
        spans.stream()
                .filter(TraceSpan::isLlm)
                .reduce((first, last) -> last)
                .ifPresent(last -> words.tools(last, messages));
        return messages.documents();
    }

    private static void step(TraceSpan span, ToolResults steps, SpanWords words) {
        Tree attributes = span.attributes();
        String result = attributes.text("output.value", "gen_ai.tool.call.result", "tool.output");
        Tree structured = attributes.at("gen_ai.tool.call.result");
        String text = result == null && structured.exists() ? structured.node().toString() : result;
        String call = attributes.text("tool_call.id", "gen_ai.tool.call.id", "tool.id");
        String id = call == null ? span.spanId() : call;
        String name = attributes.text("tool.name", "gen_ai.tool.name");
        String arguments = attributes.text("input.value", "gen_ai.tool.call.arguments", "tool.parameters");
        steps.called(id, name == null ? "tool" : name, arguments == null ? "" : arguments);
        steps.returned(id, name, text == null ? "" : words.output(text));
    }

    private static Set<String> aroundRetrievers(List<TraceSpan> spans) {
        Map<String, TraceSpan> byId = new HashMap<>();
        spans.forEach(span -> byId.put(span.spanId(), span));
        Set<String> around = new HashSet<>();
        for (TraceSpan span : spans) {
            TraceSpan at = span.isRetriever() ? span : null;
            for (int depth = 0; at != null && at.parentId() != null && depth < MAX_DEPTH; depth++) {
                at = byId.get(at.parentId());
                if (at != null) {
                    around.add(at.spanId());
                }
            }
        }
        return around;
    }
}
