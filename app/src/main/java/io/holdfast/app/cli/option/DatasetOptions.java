package io.holdfast.app.cli.option;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.Config;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.Datasets;
import java.nio.file.Files;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that name a data set and how much of it is used. */
public final class DatasetOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--dataset",
            paramLabel = "NAME|PATH",
            description = "clean, distractor, paraphrase, all, indonesian, or the path of a .json or .jsonl file.")
    private @Nullable String dataset;

    @Option(names = "--limit", paramLabel = "N", description = "Only the first N cases.")
    private @Nullable Integer limit;

    /** The data set; a path counts from the directory the command was called in. */
    public Dataset load(Console console, Config config) {
        if (dataset == null) {
            throw new ParameterException(spec.commandLine(), "Missing required option: '--dataset=NAME|PATH'");
        }
        return load(console, config, dataset);
    }

    /** The data set, or this one when none is named. */
    public Dataset loadOr(String usual, Console console, Config config) {
        return load(console, config, dataset == null ? usual : dataset);
    }

    private static Dataset load(Console console, Config config, String name) {
        boolean here = Files.exists(console.path(name));
        return new Datasets(console.path(config.dataset().baseDir()))
                .load(here ? console.path(name).toString() : name);
    }

    /** How much of it at most, if that was said; anything below 1 is bad usage. */
    public OptionalInt limit() {
        if (limit != null && limit < 1) {
            throw new ParameterException(spec.commandLine(), "--limit is " + limit + "; allowed: 1 or more");
        }
        return limit == null ? OptionalInt.empty() : OptionalInt.of(limit);
    }
}
