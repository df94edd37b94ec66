package io.holdfast.core.config;

import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of the settings: dotted snake_case keys and environment variables, both read off a record tree. */
public final class ConfigKeys {
    static final String ENVIRONMENT_PREFIX = "HOLDFAST_";

    private final Map<String, RecordComponent> keys = new TreeMap<>();
    private final Map<String, String> keyOfVariable = new TreeMap<>();

    private ConfigKeys() {}

    static ConfigKeys of(Class<? extends Record> root) {
        ConfigKeys result = new ConfigKeys();
        result.collect("", root);
        return result;
    }

    private void collect(String prefix, Class<?> type) {
        for (RecordComponent component : type.getRecordComponents()) {
            String key = prefix + snakeCase(component.getName());
            if (component.getType().isRecord()) {
                collect(key + ".", component.getType());
            } else {
                keys.put(key, component);
                String clash = keyOfVariable.put(variable(key), key);
                if (clash != null) {
                    throw new IllegalStateException(
                            clash + " and " + key + " share the environment variable " + variable(key));
                }
            }
        }
    }

    /** Every key that can be set, with the record component it is bound to, in alphabetical order. */
    Map<String, RecordComponent> components() {
        return Collections.unmodifiableMap(keys);
    }

    /** Environment variable to key. */
    Map<String, String> variables() {
        return Collections.unmodifiableMap(keyOfVariable);
    }

    /** The names a record's settings have in YAML, in the record's order. */
    static List<String> names(Class<?> record) {
        return Stream.of(record.getRecordComponents())
                .map(c -> snakeCase(c.getName()))
                .toList();
    }

    static String variable(String key) {
        return ENVIRONMENT_PREFIX + key.replace('.', '_').toUpperCase(Locale.ROOT);
    }

    /** {@code consistencyRougeL} → {@code consistency_rouge_l}. */
    static String snakeCase(String camelCase) {
        return camelCase
                .chars()
                .mapToObj(c ->
                        Character.isUpperCase(c) ? "_" + (char) Character.toLowerCase(c) : String.valueOf((char) c))
                .collect(Collectors.joining());
    }
}
