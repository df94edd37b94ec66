package io.holdfast.app.cli.option;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.LoadedConfig;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options by which every command takes its configuration. */
public final class ConfigOptions {
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Configuration file (default: ./config.yaml if it exists).")
    private @Nullable String file;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Overrides one setting, e.g. grounding.support_threshold=0.6; may be repeated.")
    private List<String> assignments = new ArrayList<>();

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "How sure it must be that the documents support a claim, in (0, 1]: short for"
                    + " --set grounding.support_threshold=T.")
    private @Nullable String threshold;

    @Option(
            names = "--grounding-model",
            paramLabel = "FOLDER",
            description = "The model that judges claims: bundled, off, or the folder of your own (model.onnx,"
                    + " tokenizer.json, config.json): short for --set grounding.model=FOLDER.")
    private @Nullable String groundingModel;

    @Option(
            names = "--calibration",
            paramLabel = "FILE",
            description = "Takes the threshold of risk from a file that holdfast calibrate wrote: short for"
                    + " --set risk.calibration=FILE.")
    private @Nullable String calibration;

    /**
     * The configuration of a command that scores; what must be known of its calibration is said.
     *
     * @param models whether the command uses models
     */
    public Config noted(Console console, boolean models) {
        return noted(console, models, loader -> {});
    }

    /** The same with options of the command that are settings, laid over all others. */
    public Config noted(Console console, boolean models, Consumer<ConfigLoader> flags) {
        if (!models && groundingModel != null && !groundingModel.equals("off")) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "--grounding-model " + groundingModel + " has no effect with --no-model; leave one of them out");
        }
        ConfigLoader loader = loader(console);
        flags.accept(loader);
        LoadedConfig loaded = loader.load();
        loaded.caution(models).ifPresent(caution -> console.note("warning: " + caution));
        return loaded.config();
    }

    public LoadedConfig load(Console console) {
        return loader(console).load();
    }

    /** With options of the command that stand for settings, laid over all others. */
    public Config load(Console console, Consumer<ConfigLoader> flags) {
        ConfigLoader loader = loader(console);
        flags.accept(loader);
        return loader.load().config();
    }

    private ConfigLoader loader(Console console) {
        ConfigLoader loader = new ConfigLoader();
        String name = file == null ? "config.yaml" : file;
        if (file != null || Files.exists(console.path(name))) {
            List<String> foreign = loader.sharedFile(console.path(name));
            if (!foreign.isEmpty()) {
                console.err()
                        .println(
                                "holdfast: " + name + " holds keys that are no settings of Holdfast; they are ignored: "
                                        + String.join(", ", foreign));
            }
        }
        loader.environment(console.environment());
        assignments.forEach(assignment -> loader.assignment(assignment, "--set"));
        if (threshold != null) {
            threshold(loader, threshold);
        }
        if (groundingModel != null) {
            loader.set("grounding.model", place(console, groundingModel), "--grounding-model");
        }
        if (calibration != null) {
            loader.set("risk.calibration", console.path(calibration).toString(), "--calibration");
        }
        return loader;
    }

    /** A folder counts from where the command is run; the other values are names. */
    private static String place(Console console, String model) {
        return Set.of("bundled", "off").contains(model)
                ? model
                : console.path(model).toString();
    }

    /** Below a threshold that is lower than the bound of unsure there is nothing to be unsure about: it goes down too. */
    private static void threshold(ConfigLoader loader, String value) {
        Config before = loader.load().config();
        loader.set("grounding.support_threshold", value, "--threshold");
        if (value.matches("0?\\.\\d+")
                && Double.parseDouble(value) > 0
                && Double.parseDouble(value) < before.grounding().unsureAbove()) {
            loader.set("grounding.unsure_above", value, "--threshold");
        }
    }

    /** The same options as they would be typed for another command. */
    public List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        if (file != null) {
            arguments.addAll(List.of("--config", file));
        }
        assignments.forEach(assignment -> arguments.addAll(List.of("--set", assignment)));
        if (threshold != null) {
            arguments.addAll(List.of("--threshold", threshold));
        }
        if (groundingModel != null) {
            arguments.addAll(List.of("--grounding-model", groundingModel));
        }
        if (calibration != null) {
            arguments.addAll(List.of("--calibration", calibration));
        }
        return arguments;
    }
}
