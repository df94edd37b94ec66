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
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes findings like the answers of Vertex AI's grounding check, a line a case: {@code {"id", "supportScore",
 * "citedChunks": [{"chunkText", "source"}], "claims": [{"startPos", "endPos", "claimText", "citationIndices",
 * "groundingCheckRequired", "score"}]}}. Positions count bytes of UTF-8. Only evidence of supported claims is cited.
 */
public final class VertexWriter implements CaseWriter {
    private final JsonLines lines;
    private final Losses losses;

    public VertexWriter(Writer out, Losses losses) {
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
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        record.put("id", entry.testCase().id());
        if (score.faithfulness().isNumber()) {
            record.set("supportScore", score.faithfulness());
        } else {
            losses.add("outcome " + score.outcome() + " (it has no supportScore)");
        }
        Map<ObjectNode, Integer> chunks = new LinkedHashMap<>();
        ArrayNode cited = record.putArray("citedChunks");
        ArrayNode claims = record.putArray("claims");
        for (JsonNode claim : score.claims()) {
            claims.add(claim(answer.text(), claim, chunks));
        }
        cited.addAll(chunks.keySet());
        lines.write(record);
    }

    private static ObjectNode claim(String answer, JsonNode claim, Map<ObjectNode, Integer> chunks) {
        ObjectNode written = JsonNodeFactory.instance.objectNode();
        written.put("startPos", Positions.bytes(answer, claim.path("start").asInt()));
        written.put("endPos", Positions.bytes(answer, claim.path("end").asInt()));
        written.put("claimText", claim.path("text").asText());
        ArrayNode indices = written.putArray("citationIndices");
        if (ScoreLine.supported(claim)) {
            for (JsonNode evidence : claim.path("evidence")) {
                ObjectNode chunk = JsonNodeFactory.instance.objectNode();
                chunk.put("chunkText", evidence.path("text").asText());
                chunk.put("source", evidence.path("document").asText());
                indices.add(chunks.computeIfAbsent(chunk, c -> chunks.size()));
            }
        }
        written.put("groundingCheckRequired", true);
        written.set("score", claim.path("score"));
        return written;
    }

    @Override
    public void end() throws IOException {
        lines.end();
    }
}
