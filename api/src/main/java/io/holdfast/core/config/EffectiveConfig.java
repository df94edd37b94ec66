package io.holdfast.core.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;

/**
 * Prints a configuration as YAML that can be loaded again: one line a key, with the origin of every value that is not
 * the default, and what the default is.
 */
final class EffectiveConfig {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int COMMENT_COLUMN = 44;

    private final LoadedConfig loaded;
    private final JsonNode defaults = ConfigJson.tree(ConfigLoader.defaults());
    private final StringBuilder yaml = new StringBuilder();

    private EffectiveConfig(LoadedConfig loaded) {
        this.loaded = loaded;
    }

    static String render(LoadedConfig loaded, List<String> inForce) {
        EffectiveConfig printer = new EffectiveConfig(loaded);
        printer.yaml
                .append("# configuration ")
                .append(ConfigHash.of(loaded.config()))
                .append('\n');
        inForce.forEach(line -> printer.yaml.append("# ").append(line).append('\n'));
        printer.section("", ConfigJson.tree(loaded.config()), printer.defaults);
        return printer.yaml.toString();
    }

    private void section(String prefix, JsonNode section, JsonNode sectionDefaults) {
        String indent = "  ".repeat((int) prefix.chars().filter(c -> c == '.').count());
        for (Map.Entry<String, JsonNode> entry : section.properties()) {
            String key = prefix + entry.getKey();
            JsonNode value = entry.getValue();
            JsonNode standard = sectionDefaults.path(entry.getKey());
            if (value.isObject() && !value.isEmpty()) {
                yaml.append(indent).append(name(entry.getKey())).append(":\n");
                section(key + ".", value, standard);
            } else if (value.isArray() && !value.isEmpty() && value.get(0).isContainerNode()) {
                line(indent + name(entry.getKey()) + ":", key, value, standard, false);
                value.forEach(
                        item -> yaml.append(indent).append("  - ").append(item).append('\n'));
            } else {
                line(indent + name(entry.getKey()) + ": " + json(value), key, value, standard, true);
            }
        }
    }

    private void line(String text, String key, JsonNode value, JsonNode standard, boolean showDefault) {
        yaml.append(text);
        Origin origin = loaded.origin(key);
        if (!origin.isDefault()) {
            yaml.append(" ".repeat(Math.max(1, COMMENT_COLUMN - text.length())))
                    .append("# ")
                    .append(origin);
            if (showDefault && !standard.isMissingNode() && !standard.equals(value)) {
                yaml.append("; default ").append(json(standard));
            }
        }
        yaml.append('\n');
    }

    private static String name(String key) {
        return key.matches("[A-Za-z_][A-Za-z0-9_]*")
                ? key
                : json(JSON.getNodeFactory().textNode(key));
    }

    private static String json(JsonNode node) {
        try {
            return JSON.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
