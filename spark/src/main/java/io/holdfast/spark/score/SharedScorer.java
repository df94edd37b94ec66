package io.holdfast.spark.score;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.models.Scorers;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The scorers of this process, one for each specification: all task threads share its models and caches, however many
 * tasks come and go.
 */
public final class SharedScorer {
    private static final Map<ScorerSpec, JsonScorer> SCORERS = new ConcurrentHashMap<>();

    private SharedScorer() {}

    public static JsonScorer of(ScorerSpec spec) {
        return SCORERS.computeIfAbsent(spec, SharedScorer::make);
    }

    private static JsonScorer make(ScorerSpec spec) {
        Config config = new ConfigLoader()
                .text("the configuration of the job", spec.configYaml())
                .load()
                .config();
        return new JsonScorer(config, spec.models() ? Scorers.of(config) : Scorers.withoutModels(config));
    }
}
