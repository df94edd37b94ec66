package io.holdfast.core.config;

import java.util.List;

/** A configuration together with where each of its values was written. */
public final class LoadedConfig {
    private final Config config;
    private final Setting.Section settings;

    LoadedConfig(Config config, Setting.Section settings) {
        this.config = config;
        this.settings = settings;
    }

    public Config config() {
        return config;
    }

    /** Where the value of a dotted key was written. */
    public Origin origin(String key) {
        Setting setting = settings.find(key);
        return setting == null ? Origin.DEFAULT : setting.origin();
    }

    /**
     * The configuration as YAML: every key, its meaning, and where each non-default value comes from.
     *
     * @param inForce lines about what is in use beside the numbers: model and calibration ids
     */
    public String effective(List<String> inForce) {
        return EffectiveConfig.render(this, inForce);
    }
}
