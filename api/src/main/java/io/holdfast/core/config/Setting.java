package io.holdfast.core.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A node of a settings tree before it is bound to a record; it remembers where it was written. */
sealed interface Setting {
    Origin origin();

    /** A scalar, as it was written. {@code quoted} when the writer made it text on purpose. */
    record Scalar(String text, boolean quoted, Origin origin) implements Setting {}

    /** A list. */
    record Items(List<Setting> items, Origin origin) implements Setting {
        public Items {
            items = List.copyOf(items);
        }
    }

    /** A key written with nothing behind it. */
    record Empty(Origin origin) implements Setting {}

    /** Keys with their settings, in the order they were written. */
    record Section(Map<String, Setting> entries, Origin origin) implements Setting {
        /** This section with {@code over} laid on it: sections merge, everything else is replaced. */
        Section overlaid(Section over) {
            Map<String, Setting> merged = new LinkedHashMap<>(entries);
            over.entries.forEach((key, top) -> merged.merge(
                    key,
                    top,
                    (under, value) -> under instanceof Section a && value instanceof Section b
                            ? a.overlaid(b)
                            : under instanceof Section && value instanceof Empty ? under : value));
            return new Section(merged, origin);
        }

        /** A tree that holds one setting at a dotted path. */
        static Section at(String path, Setting value) {
            int dot = path.indexOf('.');
            Map<String, Setting> entries = new LinkedHashMap<>();
            if (dot < 0) {
                entries.put(path, value);
            } else {
                entries.put(path.substring(0, dot), at(path.substring(dot + 1), value));
            }
            return new Section(entries, value.origin());
        }

        /** The setting at a dotted path, if there is one. */
        @Nullable Setting find(String path) {
            int dot = path.indexOf('.');
            if (dot < 0) {
                return entries.get(path);
            }
            return entries.get(path.substring(0, dot)) instanceof Section section
                    ? section.find(path.substring(dot + 1))
                    : null;
        }
    }
}
