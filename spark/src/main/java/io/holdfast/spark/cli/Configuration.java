package io.holdfast.spark.cli;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.LoadedConfig;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options by which every command takes its configuration. */
final class Configuration {
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Configuration file (default: ./config.yaml if it exists).")
    private @Nullable Path file;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Overrides one setting, e.g. scale.partition_megabytes=4; may be repeated.")
    private List<String> assignments = new ArrayList<>();

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "How close a claim must be to its evidence, in (0, 1]: short for"
                    + " --set thresholds.faithfulness_evidence=T.")
    private @Nullable String threshold;

    LoadedConfig load(Map<String, String> environment) {
        ConfigLoader loader = new ConfigLoader();
        if (file == null) {
            loader.fileIfPresent(Path.of("config.yaml"));
        } else {
            loader.file(file);
        }
        loader.environment(environment);
        assignments.forEach(assignment -> loader.assignment(assignment, "--set"));
        if (threshold != null) {
            loader.set("thresholds.faithfulness_evidence", threshold, "--threshold");
        }
        return loader.load();
    }
}
