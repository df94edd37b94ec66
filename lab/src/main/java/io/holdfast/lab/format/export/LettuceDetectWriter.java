package io.holdfast.lab.format.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.ScoreLine;
import java.io.Writer;

/**
 * Writes unsupported claims as LettuceDetect's spans, a line a case: {@code {"id", "answer",
 * "predictions": [{"start", "end", "text", "confidence"}]}}. Positions count code points, as Python does.
 */
public final class LettuceDetectWriter extends FindingsWriter {
    public LettuceDetectWriter(Writer out, Losses losses) {
        super(out, losses);
    }

    @Override
    boolean fill(ObjectNode line, String answer, ScoreLine score) {
        if (score.unmeasured()) {
            losses.add("case that could not be measured");
            return false;
        }
        line.put("answer", answer);
        ArrayNode predictions = line.putArray("predictions");
        for (JsonNode claim : score.claims()) {
            if (!ScoreLine.supported(claim)) {
                predictions.add(span(answer, claim));
            }
        }
        return true;
    }

    private static ObjectNode span(String answer, JsonNode claim) {
        int start = Positions.inside(claim.path("start").asInt(), answer);
        int end = Positions.inside(claim.path("end").asInt(), answer);
        ObjectNode span = JsonNodeFactory.instance.objectNode();
        span.put("start", answer.codePointCount(0, start));
        span.put("end", answer.codePointCount(0, end));
        span.put("text", answer.substring(start, Math.max(start, end)));
        span.put("confidence", Math.round((1 - claim.path("score").asDouble()) * 10000) / 10000.0);
        return span;
    }
}
