package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.json.Json;
import java.io.Writer;
import java.util.List;

/**
 * Writes findings as annotations of Phoenix's spans, a line a case: the body of {@code POST /v1/span_annotations}. Sent
 * again they replace themselves, by their identifier.
 */
public final class PhoenixAnnotations extends TraceScores {
    public PhoenixAnnotations(Writer out, Losses losses) {
        super("Phoenix", out, losses);
    }

    @Override
    protected List<ObjectNode> requests(String traceId, String spanId, List<Named> scores) {
        ObjectNode request = Json.object();
        ArrayNode data = request.putArray("data");
        for (Named score : scores) {
            ObjectNode annotation = data.addObject()
                    .put("span_id", spanId)
                    .put("name", score.name())
                    .put("annotator_kind", "CODE")
                    .put("identifier", "holdfast");
            ObjectNode result = annotation.putObject("result");
            if (score.label() != null) {
                result.put("label", score.label());
            }
            if (score.value() != null) {
                result.put("score", score.value());
            }
            if (!score.comment().isEmpty()) {
                result.put("explanation", score.comment());
            }
        }
        return List.of(request);
    }
}
