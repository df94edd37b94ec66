package io.holdfast.spark.score;

import java.io.Serializable;
import java.util.Objects;

/**
 * Which scorer to make: travels from the driver to the executors, which hold none of its files.
 *
 * @param configYaml the configuration in force, as {@code holdfast config --effective} prints it
 * @param models whether neural models are used
 */
public record ScorerSpec(String configYaml, boolean models) implements Serializable {
    public ScorerSpec {
        Objects.requireNonNull(configYaml, "configYaml");
    }
}
