package io.holdfast.core.config;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Keys of a file that are not settings of ours and look like none: another tool's configuration, in which ours may be
 * found too. They are left out and named; a key that looks like one of ours stays, to be refused as a slip.
 */
final class ForeignKeys {
    private final List<String> found;

    private ForeignKeys(List<String> found) {
        this.found = found;
    }

    /** @param found is told the keys that are left out, with their lines */
    static Setting.Section leftOut(Setting.Section file, List<String> found) {
        return new ForeignKeys(found).section("", file, Config.class);
    }

    private Setting.Section section(String path, Setting.Section section, Class<?> type) {
        List<String> names = ConfigKeys.names(type);
        RecordComponent[] components = type.getRecordComponents();
        Map<String, Setting> kept = new LinkedHashMap<>();
        section.entries().forEach((key, setting) -> {
            int known = names.indexOf(key);
            if (known >= 0 && components[known].getType().isRecord() && setting instanceof Setting.Section inner) {
                kept.put(key, section(path + key + ".", inner, components[known].getType()));
            } else if (known >= 0 || Suggestion.closest(key, names).isPresent()) {
                kept.put(key, setting);
            } else {
                found.add(path + key + " (line " + setting.origin().line() + ")");
            }
        });
        return new Setting.Section(kept, section.origin());
    }
}
