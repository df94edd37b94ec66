package io.holdfast.core.config;

import io.holdfast.core.config.section.Thresholds;
import java.util.Map;
import java.util.Optional;

/**
 * Binds thresholds of agreement to the embedding model in force. They are laid over the general ones while loading,
 * unless somebody set those; a model nobody calibrated keeps the general ones, and that is said.
 */
public final class EmbeddingCalibration {
    private static final String OLLAMA = "ollama:";
    private static final String LATEST = ":latest";

    private EmbeddingCalibration() {}

    /** The name under which a model is calibrated: that of {@code models.embedding} without server and {@code latest}. */
    public static String name(String embedding) {
        String name = embedding.strip();
        if (name.equals("ollama")) {
            return "nomic-embed-text";
        }
        name = name.startsWith(OLLAMA) ? name.substring(OLLAMA.length()) : name;
        return name.endsWith(LATEST) ? name.substring(0, name.length() - LATEST.length()) : name;
    }

    /** What a user should know who compares answers with a model nobody calibrated. */
    public static Optional<String> warning(Config config) {
        String name = name(config.models().embedding());
        if (config.calibrations().containsKey(name)) {
            return Optional.empty();
        }
        Thresholds t = config.thresholds();
        return Optional.of("the embedding model " + name + " has no calibration: two answers are held to be the same by"
                + " the general thresholds (consistency_semantic " + t.consistencySemantic()
                + ", robustness_sensitivity " + t.robustnessSensitivity() + ", dependency_change "
                + t.dependencyChange() + "), which another model may not fit; put its own under calibrations, see"
                + " docs/guide/configuration.md");
    }

    static Setting.Section laidOver(Setting.Section settings) {
        if (!(settings.find("models.embedding") instanceof Setting.Scalar model)
                || !(settings.entries().get("calibrations") instanceof Setting.Section all)
                || !(all.entries().get(name(model.text())) instanceof Setting.Section own)) {
            return settings;
        }
        Origin origin = Origin.of("calibration of " + name(model.text()));
        Setting.Section result = settings;
        for (Map.Entry<String, Setting> entry : own.entries().entrySet()) {
            String key = "thresholds." + entry.getKey();
            Setting general = settings.find(key);
            if (entry.getValue() instanceof Setting.Scalar value
                    && general != null
                    && general.origin().isDefault()) {
                result = result.overlaid(
                        Setting.Section.at(key, new Setting.Scalar(value.text(), value.quoted(), origin)));
            }
        }
        return result;
    }
}
