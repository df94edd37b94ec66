package io.holdfast.core.config;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Turns a settings tree into records by their canonical constructors. Knows no section by name: a component may be a
 * record, a number, a truth value, text, an enum, or a list or map of these.
 */
final class Binder {
    private Binder() {}

    static <T extends Record> T bind(Setting.Section settings, Class<T> type) {
        return type.cast(record("", settings, type));
    }

    private static Object value(String key, Setting setting, Type type) {
        if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
            return list(key, setting, generic.getActualTypeArguments()[0]);
        }
        if (type instanceof ParameterizedType generic && generic.getRawType() == Map.class) {
            return map(key, setting, generic.getActualTypeArguments()[1]);
        }
        if (!(type instanceof Class<?> raw)) {
            throw new IllegalStateException("configuration key " + key + " has a type nobody binds: " + type);
        }
        return raw.isRecord() ? record(key, setting, raw) : scalar(key, setting, raw);
    }

    private static Object record(String key, Setting setting, Class<?> type) {
        Setting.Section section = section(key, setting);
        List<String> names = ConfigKeys.names(type);
        for (Map.Entry<String, Setting> entry : section.entries().entrySet()) {
            if (!names.contains(entry.getKey())) {
                String typed = child(key, entry.getKey());
                List<String> known =
                        names.stream().map(name -> child(key, name)).toList();
                throw new HoldfastException(
                        ErrorCode.BAD_CONFIG,
                        entry.getValue().origin() + ": unknown configuration key " + typed + "; "
                                + Suggestion.clause(typed, known));
            }
        }
        RecordComponent[] components = type.getRecordComponents();
        @Nullable Object[] arguments = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            String name = names.get(i);
            Setting part = section.entries().get(name);
            if (part == null) {
                throw new HoldfastException(
                        ErrorCode.BAD_CONFIG,
                        section.origin() + ": configuration key " + child(key, name) + " is missing");
            }
            arguments[i] = value(child(key, name), part, components[i].getGenericType());
        }
        return construct(key, section, type, arguments);
    }

    private static Object construct(String key, Setting.Section section, Class<?> type, @Nullable Object[] arguments) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getTargetException();
            if (cause instanceof HoldfastException bad) {
                throw bad;
            }
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    section.origin() + ": configuration section " + key + ": " + cause.getMessage(),
                    cause);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot build " + type, e);
        }
    }

    private static List<Object> list(String key, Setting setting, Type element) {
        if (!(setting instanceof Setting.Items items)) {
            throw wrong(key, setting, "a list");
        }
        List<Object> result = new ArrayList<>();
        for (Setting item : items.items()) {
            result.add(value(key + "[" + result.size() + "]", item, element));
        }
        return List.copyOf(result);
    }

    private static Map<String, Object> map(String key, Setting setting, Type element) {
        Map<String, Object> result = new LinkedHashMap<>();
        section(key, setting)
                .entries()
                .forEach((name, part) -> result.put(name, value(child(key, name), part, element)));
        return Collections.unmodifiableMap(result);
    }

    private static Object scalar(String key, Setting setting, Class<?> type) {
        if (!(setting instanceof Setting.Scalar scalar)) {
            throw wrong(key, setting, describe(type));
        }
        if (type == String.class) {
            return scalar.text();
        }
        if (type.isEnum()) {
            return constant(key, scalar, type);
        }
        if (!scalar.quoted() && type == boolean.class && scalar.text().matches("(?i)true|false")) {
            return Boolean.valueOf(scalar.text());
        }
        if (!scalar.quoted() && type != boolean.class) {
            try {
                String digits = scalar.text().strip().replace("_", "");
                if (type == int.class) {
                    return Integer.valueOf(digits);
                } else if (type == long.class) {
                    return Long.valueOf(digits);
                } else if (type == double.class && digits.matches("[-+.0-9eE]+")) {
                    return Double.valueOf(digits);
                }
            } catch (NumberFormatException notANumber) {
                throw wrong(key, setting, describe(type));
            }
        }
        throw wrong(key, setting, describe(type));
    }

    private static Object constant(String key, Setting.Scalar scalar, Class<?> type) {
        List<String> ids = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            String id = ((Enum<?>) constant).name().toLowerCase(Locale.ROOT);
            if (id.equals(scalar.text().toLowerCase(Locale.ROOT))) {
                return constant;
            }
            ids.add(id);
        }
        throw wrong(key, scalar, "one of " + String.join(", ", ids));
    }

    private static Setting.Section section(String key, Setting setting) {
        if (setting instanceof Setting.Section section) {
            return section;
        }
        throw wrong(key, setting, "a section with keys below it");
    }

    private static String describe(Class<?> type) {
        if (type == int.class || type == long.class) {
            return "a whole number";
        } else if (type == double.class) {
            return "a number";
        } else if (type == boolean.class) {
            return "true or false";
        } else if (type == String.class) {
            return "text";
        }
        throw new IllegalStateException("nobody binds " + type);
    }

    private static HoldfastException wrong(String key, Setting setting, String allowed) {
        return new HoldfastException(
                ErrorCode.BAD_CONFIG,
                setting.origin() + ": configuration key " + key + " is " + written(setting) + "; allowed: " + allowed);
    }

    private static String written(Setting setting) {
        if (setting instanceof Setting.Scalar scalar) {
            return scalar.quoted() ? "the text \"" + scalar.text() + "\"" : scalar.text();
        } else if (setting instanceof Setting.Items) {
            return "a list";
        }
        return setting instanceof Setting.Section ? "a section" : "empty";
    }

    private static String child(String key, String name) {
        return key.isEmpty() ? name : key + "." + name;
    }
}
