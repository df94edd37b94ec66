package io.holdfast.core.config;

import java.util.List;
import java.util.Optional;

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
     * What a user must know of the calibration file before its threshold decides; empty when there is none, or when it
     * may hold. That it was found with another model than the one in use is said by who has that model.
     *
     * @param models whether models are used unless the configuration turns them off
     */
    public Optional<String> caution(boolean models) {
        return RiskCalibration.caution(this, models);
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
