package io.holdfast.lab.format.langfuse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.ScoreLine;
import io.holdfast.lab.format.openinference.EvaluationEvents;
import io.holdfast.lab.format.openinference.TraceOrigin;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Writes findings as scores of Langfuse, a line each: the body of {@code POST /api/public/scores}. Every case has a
 * category, {@code grounding}: pass, fail, abstained or unmeasured; what was measured is a number. The id of a score comes
 * from its trace and name, so that sending it again replaces it.
 */
public final class LangfuseScores implements CaseWriter {
    private final JsonLines lines;
    private final Losses losses;

    public LangfuseScores(Writer out, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        JsonNode line = entry.score();
        if (line == null) {
            losses.add("case without a score");
            return;
        }
        TraceOrigin origin = TraceOrigin.of(entry.extras());
        if (origin.traceId() == null) {
            losses.add("case that came from no trace: Langfuse has nothing to hang its scores on");
            return;
        }
        ScoreLine score = new ScoreLine(line);
        lines.write(score(origin, "grounding")
                .put("value", score.label())
                .put("dataType", "CATEGORICAL")
                .put("comment", score.explanation()));
        for (ObjectNode event : EvaluationEvents.all(origin, line)) {
            ObjectNode measured = measured(origin, event);
            if (measured != null) {
                lines.write(measured);
            }
        }
    }

    private static @Nullable ObjectNode measured(TraceOrigin origin, JsonNode event) {
        String name = "";
        String comment = "";
        JsonNode value = MissingNode.getInstance();
        for (JsonNode attribute : event.path("attributes")) {
            JsonNode said = attribute.path("value");
            switch (attribute.path("key").asText()) {
                case "gen_ai.evaluation.name" -> name = said.path("stringValue").asText();
                case "gen_ai.evaluation.explanation" ->
                    comment = said.path("stringValue").asText();
                case "gen_ai.evaluation.score.value" -> value = said.path("doubleValue");
                default -> {}
            }
        }
        if (!value.isNumber()) {
            return null;
        }
        ObjectNode score = score(origin, name).put("value", value.asDouble()).put("dataType", "NUMERIC");
        return comment.isEmpty() ? score : score.put("comment", comment);
    }

    private static ObjectNode score(TraceOrigin origin, String name) {
        ObjectNode score = Json.object()
                .put("id", "holdfast-" + name + "-" + origin.traceId())
                .put("traceId", origin.traceId());
        String span = origin.spanId();
        // the trace itself is no observation
        if (span != null && !span.equals(origin.traceId())) {
            score.put("observationId", span);
        }
        return score.put("name", name);
    }

    @Override
    public void end() throws IOException {
        lines.end();
    }
}
