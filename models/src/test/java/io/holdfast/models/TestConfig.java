package io.holdfast.models;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.holdfast.core.config.Config;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The bundled defaults with some keys changed. */
public final class TestConfig {
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private TestConfig() {}

    /** Keys and values in turn, e.g. {@code "inference.seed", 3}. */
    public static Config with(Object... keysAndValues) {
        try (InputStream defaults = Config.class.getResourceAsStream("defaults.yaml")) {
            ObjectNode tree = (ObjectNode) YAML.readTree(defaults);
            for (int i = 0; i < keysAndValues.length; i += 2) {
                String[] key = keysAndValues[i].toString().split("\\.", 2);
                ((ObjectNode) tree.get(key[0])).set(key[1], YAML.valueToTree(keysAndValues[i + 1]));
            }
            return YAML.treeToValue(tree, Config.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
