package io.holdfast.app.cli.option;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.LoadedConfig;
import java.util.Optional;

/**
 * What a user must know of a calibration file before its threshold decides: risks with a model and without one, or with
 * another one, are different numbers. A file that names another model than the one in use is the caution of the models.
 */
final class CalibrationNote {
    private static final String ORIGIN = "calibration ";

    private CalibrationNote() {}

    /** @param models whether models are used unless the configuration turns them off */
    static void say(Console console, LoadedConfig loaded, boolean models) {
        of(loaded, models).ifPresent(console::note);
    }

    static Optional<String> of(LoadedConfig loaded, boolean models) {
        String origin = loaded.origin("risk.threshold").source();
        if (!origin.startsWith(ORIGIN)) {
            return Optional.empty();
        }
        String file = origin.substring(ORIGIN.length());
        Config config = loaded.config();
        boolean model = models && !config.grounding().model().equals("off");
        boolean named = loaded.origin("grounding.calibrated_for").source().startsWith(ORIGIN);
        if (!model && named) {
            return Optional.of("warning: the threshold of " + file + " was found with the model "
                    + config.grounding().calibratedFor() + ", and no model is in use: it does not hold for these risks;"
                    + " find one with holdfast calibrate --no-model");
        }
        boolean said = !loaded.origin("grounding.calibrated_for").isDefault();
        return model && !said
                ? Optional.of("warning: " + file + " does not name the model that its threshold was found with (it was"
                        + " found without one, or by an older version): it may not hold for these risks; find one again"
                        + " with holdfast calibrate")
                : Optional.empty();
    }
}
