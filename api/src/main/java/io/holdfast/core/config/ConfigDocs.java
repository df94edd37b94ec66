package io.holdfast.core.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What each key means, read off the comments of {@code defaults.yaml}: the file people read is the one the schema is
 * made from. A comment follows its key or is on the lines above it, and may begin with the allowed interval:
 * {@code key: 0.75 # (0, 1] how close a span must be}.
 */
final class ConfigDocs {
    private static final Pattern KEY = Pattern.compile("^( *)([a-z][a-z0-9_]*):(?: (.*))?$");
    private static final Pattern INTERVAL =
            Pattern.compile("^([\\[(])\\s*(-?[0-9.]+)\\s*,\\s*([0-9.]+|inf)\\s*([\\])])\\s*(.*)$", Pattern.DOTALL);

    private final Map<String, Doc> docs = new LinkedHashMap<>();

    /** The meaning of a key and the interval its number must lie in, where one is stated. */
    record Doc(String text, Optional<Interval> interval) {}

    /** An interval of numbers; {@code high} may be infinite. */
    record Interval(double low, boolean lowOpen, double high, boolean highOpen) {
        @Override
        public String toString() {
            return (lowOpen ? "(" : "[") + plain(low) + ", " + (Double.isInfinite(high) ? "∞" : plain(high))
                    + (highOpen ? ")" : "]");
        }

        private static String plain(double number) {
            return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
        }
    }

    static ConfigDocs bundled() {
        return parse(ConfigLoader.defaultsYaml());
    }

    static ConfigDocs parse(String yaml) {
        ConfigDocs result = new ConfigDocs();
        List<String> path = new ArrayList<>();
        List<String> above = new ArrayList<>();
        for (String line : yaml.lines().toList()) {
            Matcher key = KEY.matcher(line);
            if (line.strip().startsWith("#")) {
                above.add(line.strip().substring(1).strip());
            } else if (key.matches()) {
                int depth = key.group(1).length() / 2;
                path.subList(depth, path.size()).clear();
                path.add(key.group(2));
                behind(key.group(3)).ifPresent(above::add);
                result.docs.put(String.join(".", path), doc(String.join(" ", above)));
                above.clear();
            } else {
                above.clear();
            }
        }
        return result;
    }

    Doc of(String key) {
        return docs.getOrDefault(key, new Doc("", Optional.empty()));
    }

    private static Optional<String> behind(@Nullable String value) {
        int hash = value == null ? -1 : (" " + value).indexOf(" #");
        return hash < 0 || value == null
                ? Optional.empty()
                : Optional.of(value.substring(hash + 1).strip());
    }

    private static Doc doc(String comment) {
        Matcher interval = INTERVAL.matcher(comment);
        if (!interval.matches()) {
            return new Doc(comment, Optional.empty());
        }
        double high =
                interval.group(3).equals("inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(interval.group(3));
        return new Doc(
                interval.group(5),
                Optional.of(new Interval(
                        Double.parseDouble(interval.group(2)),
                        interval.group(1).equals("("),
                        high,
                        interval.group(4).equals(")"))));
    }
}
