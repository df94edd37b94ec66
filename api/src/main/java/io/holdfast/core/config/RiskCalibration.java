package io.holdfast.core.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes a threshold of risk take effect. A file that {@code holdfast calibrate} wrote lends its threshold and the name of
 * its grounding model while loading, and whoever sets a threshold means it to decide.
 */
final class RiskCalibration {
    private static final String FORMAT = "holdfast-calibration/1";
    private static final String ORIGIN = "calibration ";

    private RiskCalibration() {}

    static Setting.Section laidOver(Setting.Section settings) {
        Setting.Section result = settings;
        Setting threshold = settings.find("risk.threshold");
        if (settings.find("risk.calibration") instanceof Setting.Scalar file
                && !file.text().isEmpty()) {
            if (threshold != null && !threshold.origin().isDefault()) {
                throw new HoldfastException(
                        ErrorCode.BAD_CONFIG,
                        "risk.threshold (set by " + threshold.origin() + ") and risk.calibration (set by "
                                + file.origin() + ") both give a threshold; keep one");
            }
            Origin origin = Origin.of(ORIGIN + file.text());
            JsonNode read = read(file);
            threshold = new Setting.Scalar(
                    Double.toString(read.path("risk").path("threshold").asDouble()), false, origin);
            result = result.overlaid(Setting.Section.at("risk.threshold", threshold))
                    .overlaid(Setting.Section.at("risk.calibration", new Setting.Scalar("", true, origin)));
            result = fittedWith(result, read.path("grounding_model").asText(""), origin);
        }
        Setting decides = settings.find("risk.decides");
        if (threshold != null
                && !threshold.origin().isDefault()
                && decides != null
                && decides.origin().isDefault()) {
            result = result.overlaid(
                    Setting.Section.at("risk.decides", new Setting.Scalar("true", false, threshold.origin())));
        }
        return result;
    }

    /** The file was made with one model, and holds for that one; what the user says of it goes first. */
    private static Setting.Section fittedWith(Setting.Section settings, String model, Origin origin) {
        Setting said = settings.find("grounding.calibrated_for");
        return model.isEmpty() || said == null || !said.origin().isDefault()
                ? settings
                : settings.overlaid(
                        Setting.Section.at("grounding.calibrated_for", new Setting.Scalar(model, true, origin)));
    }

    /** Risks with a model and without one, or with another one, are different numbers. */
    static Optional<String> caution(LoadedConfig loaded, boolean models) {
        String origin = loaded.origin("risk.threshold").source();
        if (!origin.startsWith(ORIGIN)) {
            return Optional.empty();
        }
        String file = origin.substring(ORIGIN.length());
        Config config = loaded.config();
        boolean model = models && !config.grounding().model().equals("off");
        boolean named = loaded.origin("grounding.calibrated_for").source().startsWith(ORIGIN);
        if (!model && named) {
            return Optional.of("the threshold of " + file + " was found with the model "
                    + config.grounding().calibratedFor() + ", and no model is in use: it does not hold for these risks;"
                    + " find one with holdfast calibrate --no-model");
        }
        boolean said = !loaded.origin("grounding.calibrated_for").isDefault();
        return model && !said
                ? Optional.of(file + " does not name the model that its threshold was found with (it was found without"
                        + " one, or by an older version): it may not hold for these risks; find one again with holdfast"
                        + " calibrate")
                : Optional.empty();
    }

    private static JsonNode read(Setting.Scalar setting) {
        Path file = place(setting);
        JsonNode json;
        try {
            json = new ObjectMapper().readTree(Files.readString(file));
        } catch (IOException e) {
            throw bad(
                    setting,
                    "cannot be read; write it with holdfast calibrate --labels FILE --out " + setting.text(),
                    e);
        }
        JsonNode threshold = json.path("risk").path("threshold");
        if (!json.path("format").asText().equals(FORMAT) || !threshold.isNumber()) {
            throw bad(setting, "is no file of holdfast calibrate (format " + FORMAT + ")", null);
        }
        return json;
    }

    /** A path in a configuration file counts from that file. */
    private static Path place(Setting.Scalar setting) {
        Path written = Path.of(setting.origin().source());
        return Files.isRegularFile(written) ? written.resolveSibling(setting.text()) : Path.of(setting.text());
    }

    private static HoldfastException bad(Setting.Scalar setting, String problem, @Nullable Throwable cause) {
        return new HoldfastException(
                ErrorCode.BAD_CONFIG,
                "risk.calibration is " + setting.text() + ", which " + problem + " (set by " + setting.origin() + ")",
                cause);
    }
}
