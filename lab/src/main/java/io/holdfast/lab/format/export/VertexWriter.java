package io.holdfast.lab.format.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.ScoreLine;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes findings like the answers of Vertex AI's grounding check, a line a case: {@code {"id", "supportScore",
 * "citedChunks": [{"chunkText", "source"}], "claims": [{"startPos", "endPos", "claimText", "citationIndices",
 * "groundingCheckRequired", "score"}]}}. Positions count bytes of UTF-8. Only evidence of supported claims is cited.
 */
public final class VertexWriter extends FindingsWriter {
    public VertexWriter(Writer out, Losses losses) {
        super(out, losses);
    }

    @Override
    boolean fill(ObjectNode line, String answer, ScoreLine score) {
        if (score.faithfulness().isNumber()) {
            line.set("supportScore", score.faithfulness());
        } else {
            losses.add("outcome " + score.outcome() + " (it has no supportScore)");
        }
        Map<ObjectNode, Integer> chunks = new LinkedHashMap<>();
        ArrayNode cited = line.putArray("citedChunks");
        ArrayNode claims = line.putArray("claims");
        for (JsonNode claim : score.claims()) {
            claims.add(claim(answer, claim, chunks));
        }
        cited.addAll(chunks.keySet());
        return true;
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
}
