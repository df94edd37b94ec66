package io.holdfast.lab.format.opik;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.openinference.TraceScores;
import io.holdfast.lab.json.Json;
import java.io.Writer;
import java.util.List;

/**
 * Writes findings as feedback scores of Opik's traces, a line a case: the body of
 * {@code PUT /v1/private/traces/feedback-scores}. A score is a number there: what could not be measured has none.
 */
public final class OpikScores extends TraceScores {
    private final Losses losses;

    public OpikScores(Writer out, Losses losses) {
        super("Opik", out, losses);
        this.losses = losses;
    }

    @Override
    protected List<ObjectNode> requests(String traceId, String spanId, List<Named> scores) {
        ObjectNode request = Json.object();
        ArrayNode list = request.putArray("scores");
        for (Named score : scores) {
            if (score.value() == null) {
                losses.add("case that could not be measured: a score of Opik is a number");
                continue;
            }
            ObjectNode one = list.addObject()
                    .put("id", traceId)
                    .put("name", score.name())
                    .put("value", score.value())
                    .put("source", "sdk");
            if (score.label() != null) {
                one.put("category_name", score.label());
            }
            if (!score.comment().isEmpty()) {
                one.put("reason", score.comment());
            }
        }
        return list.isEmpty() ? List.of() : List.of(request);
    }
}
