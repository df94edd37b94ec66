package io.holdfast.lab.format.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.ScoreLine;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes unsupported claims as LettuceDetect's spans, a line a case: {@code {"id", "answer",
 * "predictions": [{"start", "end", "text", "confidence"}]}}. Positions count code points, as Python does.
 */
public final class LettuceDetectWriter implements CaseWriter {
    private final JsonLines lines;
    private final Losses losses;

    public LettuceDetectWriter(Writer out, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        Answer answer = entry.answer();
        if (answer == null || entry.score() == null) {
            losses.add("case without an answer and a score");
            return;
        }
        ScoreLine score = new ScoreLine(entry.score());
        if (score.unmeasured()) {
            losses.add("case that could not be measured");
            return;
        }
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        record.put("id", entry.testCase().id());
        record.put("answer", answer.text());
        ArrayNode predictions = record.putArray("predictions");
        for (JsonNode claim : score.claims()) {
            if (!ScoreLine.supported(claim)) {
                predictions.add(span(answer.text(), claim));
            }
        }
        lines.write(record);
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

    @Override
    public void end() throws IOException {
        lines.end();
    }
}
