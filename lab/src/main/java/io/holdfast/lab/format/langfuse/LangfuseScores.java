package io.holdfast.lab.format.langfuse;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.openinference.TraceScores;
import io.holdfast.lab.json.Json;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes findings as scores of Langfuse, a line each: the body of {@code POST /api/public/scores}. The id of a score comes
 * from its trace and name, so that sending it again replaces it.
 */
public final class LangfuseScores extends TraceScores {
    public LangfuseScores(Writer out, Losses losses) {
        super("Langfuse", out, losses);
    }

    @Override
    protected List<ObjectNode> requests(String traceId, String spanId, List<Named> scores) {
        List<ObjectNode> requests = new ArrayList<>();
        for (Named score : scores) {
            ObjectNode request = Json.object()
                    .put("id", "holdfast-" + score.name() + "-" + traceId)
                    .put("traceId", traceId);
            // the trace itself is no observation
            if (!spanId.equals(traceId)) {
                request.put("observationId", spanId);
            }
            request.put("name", score.name());
            if (score.label() != null) {
                request.put("value", score.label()).put("dataType", "CATEGORICAL");
            } else {
                request.put("value", score.value()).put("dataType", "NUMERIC");
            }
            requests.add(score.comment().isEmpty() ? request : request.put("comment", score.comment()));
        }
        return requests;
    }
}
