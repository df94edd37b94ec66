package io.holdfast.spark.score;

import io.holdfast.core.config.LoadedConfig;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;

/**
 * Which scorer to make: travels from the driver to the executors, which hold none of its files.
 *
 * @param configYaml the configuration in force, as {@code holdfast config --effective} prints it
 * @param models whether neural models are used
 * @param id short name of all that results depend on: {@link ScorerIdentity#id()}
 */
public record ScorerSpec(String configYaml, boolean models, String id) implements Serializable {
    public ScorerSpec {
        Objects.requireNonNull(configYaml, "configYaml");
        Objects.requireNonNull(id, "id");
    }

    public static ScorerSpec of(LoadedConfig config, boolean models) {
        return new ScorerSpec(
                config.effective(List.of()), models, identity(config, models).id());
    }

    public static ScorerIdentity identity(LoadedConfig config, boolean models) {
        return ScorerIdentity.of(HoldfastVersion.TEXT, models, config.config());
    }
}
