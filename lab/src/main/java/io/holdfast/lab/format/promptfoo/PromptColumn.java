package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Hash;

/** One column of promptfoo's table: the answers of one model, and how many of them passed. */
final class PromptColumn {
    private static final int ERROR = 2;

    private final String model;
    private final int index;
    private int passed;
    private int failed;
    private int errors;
    private double score;

    PromptColumn(String model, int index) {
        this.model = model;
        this.index = index;
    }

    String model() {
        return model;
    }

    int index() {
        return index;
    }

    String id() {
        return Hash.of("prompt", model);
    }

    /** Recorded answers come without the prompt they answer. */
    String label() {
        return "{{query}}";
    }

    void count(JsonNode result) {
        score += result.path("score").asDouble();
        if (result.path("success").asBoolean()) {
            passed++;
        } else if (result.path("failureReason").asInt() == ERROR) {
            errors++;
        } else {
            failed++;
        }
    }

    void addTo(ObjectNode stats) {
        stats.put("successes", stats.path("successes").asInt() + passed);
        stats.put("failures", stats.path("failures").asInt() + failed);
        stats.put("errors", stats.path("errors").asInt() + errors);
    }

    ObjectNode json() {
        ObjectNode prompt = JsonNodeFactory.instance.objectNode();
        prompt.put("id", id()).put("raw", label()).put("label", label()).put("provider", model);
        ObjectNode metrics = prompt.putObject("metrics");
        metrics.put("score", score)
                .put("testPassCount", passed)
                .put("testFailCount", failed)
                .put("testErrorCount", errors)
                .put("assertPassCount", passed)
                .put("assertFailCount", failed)
                .put("totalLatencyMs", 0);
        metrics.set("tokenUsage", TokenUsage.none());
        metrics.putObject("namedScores");
        metrics.putObject("namedScoresCount");
        metrics.put("cost", 0);
        return prompt;
    }
}
