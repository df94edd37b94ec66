package io.holdfast.springboot;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.LoadedConfig;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.core.io.Resource;

/** From the properties of an application to a checked configuration. */
final class Settings {
    private Settings() {}

    static Config config(HoldfastProperties properties) {
        ConfigLoader loader = new ConfigLoader();
        Resource file = properties.config();
        if (file != null) {
            try {
                loader.file(file.getFile().toPath());
            } catch (IOException e) {
                throw new HoldfastException(
                        ErrorCode.BAD_CONFIG,
                        "holdfast.config: " + file.getDescription()
                                + " is not a file on disk; give file:/path/to/it, or"
                                + " set single keys with holdfast.settings.*",
                        e);
            }
        }
        Map<String, String> keys = keys();
        properties.settings().forEach((key, value) -> {
            String known = keys.getOrDefault(plain(key), key);
            loader.set(known, value, "holdfast.settings." + key);
        });
        LoadedConfig loaded = loader.load();
        return loaded.config();
    }

    /** Spring writes {@code faithfulness-evidence} and drops underscores: keys are compared without either. */
    private static Map<String, String> keys() {
        Map<String, String> keys = new TreeMap<>();
        ConfigLoader.keys().forEach(key -> keys.put(plain(key), key));
        return keys;
    }

    private static String plain(String key) {
        return key.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
    }
}
