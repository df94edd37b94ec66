package io.holdfast.lab.format.langsmith;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.openinference.TraceScores;
import io.holdfast.lab.json.Json;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes findings as feedback of LangSmith, a line each: the body of {@code POST /api/v1/feedback}. */
public final class LangSmithFeedback extends TraceScores {
    public LangSmithFeedback(Writer out, Losses losses) {
        super("LangSmith", out, losses);
    }

    @Override
    protected List<ObjectNode> requests(String traceId, String spanId, List<Named> scores) {
        List<ObjectNode> requests = new ArrayList<>();
        for (Named score : scores) {
            ObjectNode request =
                    Json.object().put("run_id", spanId).put("trace_id", traceId).put("key", score.name());
            if (score.value() != null) {
                request.put("score", score.value());
            }
            if (score.label() != null) {
                request.put("value", score.label());
            }
            requests.add(score.comment().isEmpty() ? request : request.put("comment", score.comment()));
        }
        return requests;
    }
}
