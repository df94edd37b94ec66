package io.holdfast.core.config;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Configurations of the answer engine: the settings in force with the changes of a profile and of {@code --override}. */
public final class EngineProfiles {
    private static final ConfigKeys KEYS = ConfigKeys.of(EngineSettings.class);

    private EngineProfiles() {}

    /** The settings of a named configuration, such as {@code baseline} or {@code B}. */
    public static EngineSettings named(EngineSettings settings, String name) {
        Map<String, String> changes = settings.profiles().get(name);
        if (changes == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "unknown configuration " + name + "; "
                            + Suggestion.clause(name, settings.profiles().keySet()));
        }
        return with(settings, changes, "profile " + name);
    }

    /** The settings with {@code KEY=VALUE} changes, typed as the settings are; an unknown key fails. */
    public static EngineSettings with(EngineSettings settings, Map<String, String> changes, String source) {
        Setting.Section section =
                YamlSettings.read(source, ConfigJson.tree(settings).toString());
        for (Map.Entry<String, String> change : changes.entrySet()) {
            String key = change.getKey().startsWith("engine.")
                    ? change.getKey().substring("engine.".length())
                    : change.getKey();
            if (!KEYS.components().containsKey(key)) {
                throw new HoldfastException(
                        ErrorCode.BAD_CONFIG,
                        source + ": unknown engine setting " + key + "; "
                                + Suggestion.clause(key, KEYS.components().keySet()));
            }
            section = section.overlaid(
                    Setting.Section.at(key, new Setting.Scalar(change.getValue(), false, Origin.of(source))));
        }
        return Binder.bind(section, EngineSettings.class);
    }

    /** Reads {@code KEY=VALUE} arguments, in order. */
    public static Map<String, String> assignments(Iterable<String> arguments) {
        Map<String, String> result = new LinkedHashMap<>();
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            if (equals < 1) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "--override " + argument + ": expected KEY=VALUE, such as gate.support=0.5");
            }
            result.put(
                    argument.substring(0, equals).strip(),
                    argument.substring(equals + 1).strip());
        }
        return result;
    }
}
