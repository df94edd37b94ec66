package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.ScoreLine;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes findings as scores of the tool that the traces came from, a line each request. Every case has {@code grounding}:
 * pass, fail, abstained or unmeasured; what was measured is a number.
 */
public abstract class TraceScores implements CaseWriter {
    /** The category that every case has. */
    protected static final String GROUNDING = "grounding";

    private final JsonLines lines;
    private final Losses losses;
    private final String tool;

    /**
     * A score of a case.
     *
     * @param value null where there is no number
     * @param label of {@link #GROUNDING}; null for numbers
     * @param comment may be empty
     */
    protected record Named(
            String name, @Nullable Double value, @Nullable String label, String comment) {}

    /** @param tool what complaints call it */
    protected TraceScores(String tool, Writer out, Losses losses) {
        this.tool = tool;
        this.lines = JsonLines.lines(out);
        this.losses = losses;
    }

    /** The requests that bring the scores of one case. */
    protected abstract List<ObjectNode> requests(String traceId, String spanId, List<Named> scores);

    @Override
    public final void write(Entry entry) throws IOException {
        JsonNode line = entry.score();
        if (line == null) {
            losses.add("case without a score");
            return;
        }
        TraceOrigin origin = TraceOrigin.of(entry.extras());
        String trace = origin.traceId();
        if (trace == null) {
            losses.add("case that came from no trace: " + tool + " has nothing to hang its scores on");
            return;
        }
        String span = origin.spanId();
        for (ObjectNode request : requests(trace, span == null ? trace : span, scores(origin, line))) {
            lines.write(request);
        }
    }

    private static List<Named> scores(TraceOrigin origin, JsonNode line) {
        ScoreLine score = new ScoreLine(line);
        List<Named> scores = new ArrayList<>();
        Double passed = score.unmeasured() ? null : score.failure() ? 0.0 : 1.0;
        scores.add(new Named(GROUNDING, passed, score.label(), score.explanation()));
        for (ObjectNode event : EvaluationEvents.all(origin, line)) {
            Named measured = measured(event);
            if (measured != null) {
                scores.add(measured);
            }
        }
        return scores;
    }

    private static @Nullable Named measured(JsonNode event) {
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
        return value.isNumber() ? new Named(name, value.asDouble(), null, comment) : null;
    }

    @Override
    public final void end() throws IOException {
        lines.end();
    }
}
