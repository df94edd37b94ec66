package io.holdfast.app.cli.option;

import io.holdfast.core.config.Config;
import io.holdfast.models.Scorers;
import picocli.CommandLine.Option;

/** {@code --no-model}: whether the neural models take part. */
public final class ModelOption {
    @Option(names = "--no-model", description = "Uses no neural model: words and facts only, faster.")
    private boolean none;

    public boolean used() {
        return !none;
    }

    /** New scorers, with the models or without them; the caller closes them. */
    public Scorers scorers(Config config) {
        return none ? Scorers.withoutModels(config) : Scorers.of(config);
    }
}
