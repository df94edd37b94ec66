package io.holdfast.core.config;

import io.holdfast.core.config.section.BadValueException;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Lays the configuration together: the bundled defaults, then a file, then the environment, then flags; the later
 * wins. Thresholds nobody set come from the {@linkplain EmbeddingCalibration calibration} of the embedding model. Everything is checked while loading, and an error says which layer (file and line) holds the wrong value.
 */
public final class ConfigLoader {
    /** Environment variables of the launcher, the command line and the JUnit module; they are not settings. */
    public static final Set<String> OTHER_VARIABLES =
            Set.of("HOLDFAST_HOME", "HOLDFAST_DEBUG", "HOLDFAST_JAVA_OPTS", "HOLDFAST_NO_BUILD", "HOLDFAST_UPDATE");

    static final ConfigKeys KEYS = ConfigKeys.of(Config.class);

    private final List<Setting.Section> layers = new ArrayList<>();

    public ConfigLoader() {
        layers.add(YamlSettings.read(Origin.DEFAULT.source(), defaultsYaml()));
    }

    /** Every dotted key that can be set. */
    public static Set<String> keys() {
        return KEYS.components().keySet();
    }

    /** The configuration when nobody set anything. */
    public static Config defaults() {
        return new ConfigLoader().load().config();
    }

    /** Adds a YAML file that must exist. */
    public ConfigLoader file(Path file) {
        layers.add(read(file));
        return this;
    }

    /**
     * Adds a YAML file that may be another tool's too: keys that look like none of ours are left out.
     *
     * @return the keys that were left out, with their lines; say so
     */
    public List<String> sharedFile(Path file) {
        List<String> foreign = new ArrayList<>();
        layers.add(ForeignKeys.leftOut(read(file), foreign));
        return foreign;
    }

    private static Setting.Section read(Path file) {
        try {
            return YamlSettings.read(file.toString(), Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG, "configuration file " + file + " does not exist; check the path", e);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG, "configuration file " + file + " cannot be read as UTF-8 text: " + e, e);
        }
    }

    /** Adds a YAML file if it exists. */
    public ConfigLoader fileIfPresent(Path file) {
        return Files.exists(file) ? file(file) : this;
    }

    /**
     * Adds YAML that is at hand as text, such as a configuration that travelled to another machine.
     *
     * @param source what complaints call it
     */
    public ConfigLoader text(String source, String yaml) {
        layers.add(YamlSettings.read(source, yaml));
        return this;
    }

    /** Adds every {@code HOLDFAST_…} variable that names a setting. */
    public ConfigLoader environment(Map<String, String> environment) {
        new TreeMap<>(environment).forEach((variable, value) -> {
            if (variable.startsWith(ConfigKeys.ENVIRONMENT_PREFIX) && !OTHER_VARIABLES.contains(variable)) {
                String key = KEYS.variables().get(variable);
                if (key == null) {
                    throw new HoldfastException(
                            ErrorCode.BAD_CONFIG,
                            "environment variable " + variable + " names no setting; "
                                    + Suggestion.clause(
                                            variable, KEYS.variables().keySet()));
                }
                set(key, value, "environment variable " + variable);
            }
        });
        return this;
    }

    /** Adds one setting given as {@code key=value}. */
    public ConfigLoader assignment(String assignment, String source) {
        int equals = assignment.indexOf('=');
        if (equals < 1) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    source + " " + assignment + ": expected KEY=VALUE, such as grounding.support_threshold=0.6");
        }
        return set(assignment.substring(0, equals).strip(), assignment.substring(equals + 1), source);
    }

    /** Adds one setting. */
    public ConfigLoader set(String key, String value, String source) {
        RecordComponent component = KEYS.components().get(key);
        if (component == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    source + ": unknown configuration key " + key + "; "
                            + Suggestion.clause(key, KEYS.components().keySet()));
        }
        Setting setting = component.getGenericType() instanceof ParameterizedType
                ? YamlSettings.readValue(source, value)
                : new Setting.Scalar(value, false, Origin.of(source));
        layers.add(Setting.Section.at(key, setting));
        return this;
    }

    public LoadedConfig load() {
        Setting.Section merged = RiskCalibration.laidOver(EmbeddingCalibration.laidOver(
                layers.stream().reduce(Setting.Section::overlaid).orElseThrow()));
        try {
            return new LoadedConfig(Binder.bind(merged, Config.class), merged);
        } catch (BadValueException e) {
            throw new HoldfastException(ErrorCode.BAD_CONFIG, e.getMessage() + whereSet(merged, e), e);
        }
    }

    /** Where the refused value comes from; if it is a default, where the settings were written that it clashes with. */
    private static String whereSet(Setting.Section settings, BadValueException e) {
        Setting culprit = settings.find(e.key());
        if (culprit == null) {
            return "";
        } else if (!culprit.origin().isDefault()) {
            return " (set by " + culprit.origin() + ")";
        }
        List<String> clashes = new ArrayList<>();
        for (String key : KEYS.components().keySet()) {
            Setting other = settings.find(key);
            if (other != null && !other.origin().isDefault() && e.allowed().contains(lastName(key))) {
                clashes.add(key + " is set by " + other.origin());
            }
        }
        return clashes.isEmpty() ? "" : " (" + String.join("; ", clashes) + ")";
    }

    private static String lastName(String key) {
        return key.substring(key.lastIndexOf('.') + 1);
    }

    static String defaultsYaml() {
        try (InputStream in = Config.class.getResourceAsStream("defaults.yaml")) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks defaults.yaml");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
