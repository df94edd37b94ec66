package io.holdfast.lab.context;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.context.RetrievedChunk;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.model.Finding;
import io.holdfast.lab.format.EvidenceJson;
import io.holdfast.lab.format.Excerpts;
import io.holdfast.lab.json.Json;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The object {@code context} of an answer (docs/formats.md). */
public final class ContextJson {
    private ContextJson() {}

    public static ObjectNode of(Finding<RetrievedContext> finding, Set<ContextMetric> metrics) {
        return finding.fold(
                scored -> of(scored.detail(), metrics),
                abstained -> Json.object().put("outcome", "abstained").put("reason", abstained.reason()),
                unmeasured -> Json.object()
                        .put("outcome", "unmeasured")
                        .put("reason", unmeasured.code().id())
                        .put("message", unmeasured.message()));
    }

    public static ObjectNode of(RetrievedContext context, Set<ContextMetric> metrics) {
        ObjectNode node = Json.object().put("outcome", "scored");
        for (ContextMetric metric : metrics) {
            Double value = metric.of(context);
            if (value == null) {
                node.putNull(metric.id());
            } else {
                node.put(metric.id(), Json.round(value));
            }
        }
        node.put("sufficient", context.sufficient());
        if (context.cause() != null) {
            node.put("cause", context.cause().id());
        }
        node.put("diagnosis", context.diagnosis());
        List<String> reference = context.reference() == null ? List.of() : context.reference();
        Excerpts excerpts = new Excerpts(reference.size()
                + context.answer().size()
                + context.chunks().stream().mapToInt(c -> c.evidence().size()).sum());
        if (context.reference() != null) {
            node.set("reference_claims", texts(reference, excerpts));
        }
        node.set("answer_claims", texts(context.answer(), excerpts));
        ArrayNode chunks = node.putArray("chunks");
        context.chunks().forEach(chunk -> chunks.add(chunk(context, chunk, excerpts)));
        return node;
    }

    private static ArrayNode texts(List<String> texts, Excerpts excerpts) {
        ArrayNode array = Json.array();
        texts.forEach(text -> array.add(excerpts.statement(text)));
        return array;
    }

    private static ObjectNode chunk(RetrievedContext context, RetrievedChunk chunk, Excerpts excerpts) {
        ObjectNode node = Json.object()
                .put("document", chunk.document())
                .put("relevant", context.relevant(chunk))
                .put("used", chunk.used());
        if (context.reference() != null) {
            node.set("reference_claims", Json.tree(chunk.reference()));
        }
        node.set("answer_claims", Json.tree(chunk.answer()));
        String said = chunk.answer().stream().map(context.answer()::get).collect(Collectors.joining(" "));
        node.set("evidence", EvidenceJson.of(chunk.evidence(), said, excerpts));
        return node;
    }
}
