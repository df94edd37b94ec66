package io.holdfast.models;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;

/** The bundled defaults with some keys changed. */
public final class TestConfig {
    private TestConfig() {}

    /** Keys and values in turn, e.g. {@code "inference.seed", 3}. */
    public static Config with(Object... keysAndValues) {
        ConfigLoader loader = new ConfigLoader();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            loader.set(keysAndValues[i].toString(), keysAndValues[i + 1].toString(), "the test");
        }
        return loader.load().config();
    }
}
