package io.holdfast.junit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.lab.json.Json;
import java.util.List;

/**
 * What a baseline remembers of an answer.
 *
 * @param outcome {@code scored}, {@code abstained} or {@code unmeasured}
 * @param faithfulness 0 where there is no score
 */
record BaselineEntry(
        String outcome, boolean failure, double faithfulness, int supported, int contradicted, int notFound) {
    private static final List<String> OUTCOMES = List.of("scored", "abstained", "unmeasured");

    BaselineEntry {
        if (!OUTCOMES.contains(outcome)) {
            throw new IllegalArgumentException("outcome is '" + outcome + "', not one of " + OUTCOMES);
        }
        if (!(faithfulness >= 0 && faithfulness <= 1)) {
            throw new IllegalArgumentException("faithfulness outside [0, 1]: " + faithfulness);
        }
    }

    static BaselineEntry of(Finding<Grounding> finding) {
        return new BaselineEntry(
                finding.fold(scored -> "scored", abstained -> "abstained", unmeasured -> "unmeasured"),
                finding.failure(),
                Json.round(finding.fold(Finding.Scored::score, abstained -> 0d, unmeasured -> 0d)),
                count(finding, Verdict.SUPPORTED),
                count(finding, Verdict.CONTRADICTED),
                count(finding, Verdict.NOT_FOUND));
    }

    static BaselineEntry read(JsonNode json) {
        return new BaselineEntry(
                json.path("outcome").asText(),
                json.path("failure").asBoolean(),
                json.path("faithfulness").asDouble(),
                json.path("supported").asInt(),
                json.path("contradicted").asInt(),
                json.path("not_found").asInt());
    }

    ObjectNode json() {
        ObjectNode json = Json.object().put("outcome", outcome).put("failure", failure);
        if (outcome.equals("scored")) {
            json.put("faithfulness", faithfulness)
                    .put("supported", supported)
                    .put("contradicted", contradicted)
                    .put("not_found", notFound);
        }
        return json;
    }

    private static int count(Finding<Grounding> finding, Verdict verdict) {
        return (int) FindingText.claims(finding).stream()
                .map(TracedClaim::verdict)
                .filter(verdict::equals)
                .count();
    }
}
