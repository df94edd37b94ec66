package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.ScoreLine;

/**
 * A finding as promptfoo's grading. promptfoo needs a number for everything: an answer that rightly declined passes with
 * 1, and what could not be measured is an error (with 0), never a plain failure.
 */
final class Grading {
    private static final int PASSED = 0;
    private static final int FAILED_ASSERTION = 1;
    private static final int ERROR = 2;

    private Grading() {}

    static void put(ObjectNode result, ScoreLine score) {
        boolean pass = !score.failure();
        double value = score.faithfulness().isNumber() ? score.faithfulness().asDouble() : pass ? 1 : 0;
        result.put("success", pass).put("score", value);
        result.put("failureReason", score.unmeasured() ? ERROR : pass ? PASSED : FAILED_ASSERTION);
        if (!pass) {
            result.put("error", score.explanation());
        }
        ObjectNode named = result.putObject("namedScores");
        ObjectNode grading = result.putObject("gradingResult");
        grading.put("pass", pass).put("score", value).put("reason", score.explanation());
        for (String name : new String[] {"faithfulness", "risk"}) {
            if (score.json().path(name).isNumber()) {
                named.set(name, score.json().path(name));
            }
        }
        grading.set("namedScores", named);
        grading.set("tokensUsed", TokenUsage.none());
        ArrayNode components = grading.putArray("componentResults");
        for (JsonNode claim : score.claims()) {
            boolean supported = ScoreLine.supported(claim);
            ObjectNode component = components.addObject();
            component.put("pass", supported).put("score", supported ? 1 : 0);
            component.put(
                    "reason", supported ? "supported: " + claim.path("text").asText() : ScoreLine.diagnosis(claim));
            component
                    .putObject("assertion")
                    .put("type", "context-faithfulness")
                    .put("value", claim.path("text").asText());
        }
    }
}
