package io.holdfast.core.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads YAML text into a settings tree with the line of every setting. One document, no aliases, no key twice. */
final class YamlSettings {
    private static final YAMLFactory FACTORY = new YAMLFactory();

    private final String source;
    private final YAMLParser parser;

    private YamlSettings(String source, YAMLParser parser) {
        this.source = source;
        this.parser = parser;
    }

    static Setting.Section read(String source, String yaml) {
        try (YAMLParser parser = FACTORY.createParser(yaml)) {
            YamlSettings reader = new YamlSettings(source, parser);
            JsonToken first = parser.nextToken();
            if (first == null || first == JsonToken.VALUE_NULL) {
                return new Setting.Section(Map.of(), new Origin(source, 1));
            }
            Setting root = reader.setting();
            if (parser.nextToken() != null) {
                throw reader.bad("holds a second YAML document; keep one");
            }
            if (root instanceof Setting.Section section) {
                return section;
            }
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG, root.origin() + ": expected sections such as \"thresholds:\"");
        } catch (JsonProcessingException e) {
            throw notYaml(source, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a value given on the command line or in the environment, where it must be a list or a section. */
    static Setting readValue(String source, String yaml) {
        Setting.Section wrapped = read(source, "value: " + yaml);
        Setting value = wrapped.entries().get("value");
        if (value == null || wrapped.entries().size() != 1) {
            throw new HoldfastException(ErrorCode.BAD_CONFIG, source + ": not a value: " + yaml);
        }
        return value;
    }

    private Setting setting() throws IOException {
        return setting(here());
    }

    /** @param named where the key of a section or a list is: its first value is further down */
    private Setting setting(Origin named) throws IOException {
        if (parser.isCurrentAlias()) {
            throw bad("uses a YAML alias; write the value out");
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> section(named);
            case START_ARRAY -> items(named);
            case VALUE_NULL -> new Setting.Empty(here());
            case VALUE_STRING -> new Setting.Scalar(parser.getText(), true, here());
            default -> new Setting.Scalar(parser.getText(), false, here());
        };
    }

    private Setting.Section section(Origin origin) throws IOException {
        Map<String, Setting> entries = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            Origin at = here();
            parser.nextToken();
            Setting earlier = entries.get(key);
            if (earlier != null) {
                throw new HoldfastException(
                        ErrorCode.BAD_CONFIG,
                        at + ": key " + key + " is given twice (first in line "
                                + earlier.origin().line() + "); keep one");
            }
            entries.put(key, setting(at));
        }
        return new Setting.Section(entries, origin);
    }

    private Setting.Items items(Origin origin) throws IOException {
        List<Setting> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(setting());
        }
        return new Setting.Items(items, origin);
    }

    private Origin here() {
        return new Origin(source, parser.currentTokenLocation().getLineNr());
    }

    private HoldfastException bad(String what) {
        return new HoldfastException(ErrorCode.BAD_CONFIG, here() + ": " + what);
    }

    private static HoldfastException notYaml(String source, JsonProcessingException e) {
        int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
        // the parser says what it was reading and what is wrong; between and behind, indented, are copies of the text
        String problem = e.getOriginalMessage()
                .lines()
                .filter(s -> !s.isBlank() && !Character.isWhitespace(s.charAt(0)))
                .reduce((a, b) -> a + ": " + b)
                .orElse("unreadable");
        if (problem.contains("<stream end>")) {
            problem = "the file ends inside a list, a section or a quotation; close it";
        }
        return new HoldfastException(
                ErrorCode.BAD_CONFIG,
                new Origin(source, Math.max(0, line)) + ": not readable as YAML (" + problem + ")",
                e);
    }
}
