package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.Thresholds;
import io.holdfast.lab.json.Json;

/** The numbers that decide a dimension, by their configuration names. */
final class ThresholdsInForce {
    private ThresholdsInForce() {}

    static ObjectNode of(Dimension dimension, Config config) {
        Thresholds t = config.thresholds();
        ObjectNode node = Json.object();
        switch (dimension) {
            // the verdicts behind both are the same
            case FAITHFULNESS, RETRIEVAL ->
                node.put("support_threshold", config.grounding().supportThreshold())
                        .put("unsure_above", config.grounding().unsureAbove())
                        .put("contradiction_threshold", config.grounding().contradictionThreshold())
                        .put("insufficient_ctx_validation", t.insufficientCtxValidation())
                        .put("short_answer_max_words", t.shortAnswerMaxWords())
                        .put("short_answer_char_sim", t.shortAnswerCharSim());
            case CONSISTENCY ->
                node.put("consistency_semantic", t.consistencySemantic())
                        .put("consistency_rouge_l", t.consistencyRougeL());
            case DEPENDENCY ->
                node.put("dependency_change", t.dependencyChange())
                        .put("faithfulness_evidence", t.faithfulnessEvidence());
            case SENSITIVITY -> node.put("robustness_sensitivity", t.robustnessSensitivity());
        }
        return node;
    }

    static ObjectNode all(Config config) {
        ObjectNode node = Json.object();
        for (Dimension dimension : Dimension.values()) {
            node.setAll(of(dimension, config));
        }
        return node;
    }
}
