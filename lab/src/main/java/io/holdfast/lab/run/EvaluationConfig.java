package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import java.util.List;

/**
 * The part of the configuration a finding depends on: all of it but what only says where things are and how calls are
 * made; of the calibrations, the one in force is in the thresholds. A section added later counts until someone says it does not.
 */
final class EvaluationConfig {
    private static final List<String> WITHOUT_EFFECT = List.of(
            "models", "inference", "clients", "pipeline", "dataset", "comparison", "scale", "serve", "calibrations");

    private EvaluationConfig() {}

    static String hash(Config config) {
        ObjectNode tree = (ObjectNode) Json.tree(config);
        tree.remove(WITHOUT_EFFECT);
        return Hash.of(Json.line(tree));
    }
}
