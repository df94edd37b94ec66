package io.holdfast.app.cli;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.LoadedConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options by which every command takes its configuration. */
final class ConfigOptions {
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Configuration file (default: ./config.yaml if it exists).")
    private @Nullable String file;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Overrides one setting, e.g. thresholds.faithfulness_evidence=0.8; may be repeated.")
    private List<String> assignments = new ArrayList<>();

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "How close a claim must be to its evidence, in (0, 1]: short for"
                    + " --set thresholds.faithfulness_evidence=T.")
    private @Nullable String threshold;

    LoadedConfig load(Console console) {
        return loader(console).load();
    }

    /** With options of the command that stand for settings, laid over all others. */
    Config load(Console console, Consumer<ConfigLoader> flags) {
        ConfigLoader loader = loader(console);
        flags.accept(loader);
        return loader.load().config();
    }

    private ConfigLoader loader(Console console) {
        ConfigLoader loader = new ConfigLoader();
        if (file == null) {
            loader.fileIfPresent(console.path("config.yaml"));
        } else {
            loader.file(console.path(file));
        }
        loader.environment(console.environment());
        assignments.forEach(assignment -> loader.assignment(assignment, "--set"));
        if (threshold != null) {
            loader.set("thresholds.faithfulness_evidence", threshold, "--threshold");
        }
        return loader;
    }

    /** The same options as they would be typed for another command. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        if (file != null) {
            arguments.addAll(List.of("--config", file));
        }
        assignments.forEach(assignment -> arguments.addAll(List.of("--set", assignment)));
        if (threshold != null) {
            arguments.addAll(List.of("--threshold", threshold));
        }
        return arguments;
    }
}
