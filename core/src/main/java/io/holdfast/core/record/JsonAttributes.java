package io.holdfast.core.record;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.holdfast.core.model.Span;
import io.holdfast.core.record.Attribute.Kind;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Records inside documents: JSON is flattened to attributes, each with its path of keys and its place in the text.
 * A value that is itself a printed dictionary ({@code "{'garage': False}"}, {@code "u'casual'"}) is read too.
 */
public final class JsonAttributes {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .build();

    private static final Pattern PRINTED = Pattern.compile("u?'([^'\\\\]*)'|u?\"([^\"\\\\]*)\"");

    private static final Pattern ENTRY = Pattern.compile(
            "u?['\"]([\\w ]+)['\"]\\s*:\\s*(True|False|None|true|false|null|u?'[^']*'|-?\\d+(?:\\.\\d+)?)");

    /** An object or list being read: the key it stands under, and for a list the elements so far. */
    private static final class Level {
        final String key;
        final boolean list;
        int element = -1;

        Level(String key, boolean list) {
            this.key = key;
            this.list = list;
        }
    }

    private final String text;
    private final List<Attribute> out = new ArrayList<>();
    private final Deque<Level> levels = new ArrayDeque<>();

    private JsonAttributes(String text) {
        this.text = text;
    }

    /** The attributes of a JSON text; empty when the text is not JSON. */
    public static List<Attribute> read(String text) {
        String head = text.stripLeading();
        if (!(head.startsWith("{") || head.startsWith("[{"))) {
            return List.of();
        }
        JsonAttributes reader = new JsonAttributes(text);
        try (JsonParser parser = JSON.createParser(text)) {
            reader.walk(parser);
        } catch (IOException | StackOverflowError e) {
            return List.of();
        }
        return reader.out;
    }

    private void walk(JsonParser parser) throws IOException {
        String field = "";
        int fieldStart = -1;
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            int at = (int) parser.currentTokenLocation().getCharOffset();
            Level inside = levels.peekLast();
            if (inside != null && inside.list && token != JsonToken.END_ARRAY) {
                inside.element++;
            }
            switch (token) {
                case FIELD_NAME -> {
                    field = parser.currentName();
                    fieldStart = at;
                }
                case START_OBJECT, START_ARRAY -> {
                    levels.addLast(new Level(field, token == JsonToken.START_ARRAY));
                    field = "";
                    fieldStart = -1;
                }
                case END_OBJECT, END_ARRAY -> {
                    levels.pollLast();
                    field = "";
                    fieldStart = -1;
                }
                default -> {
                    add(parser, token, field, fieldStart, at);
                    fieldStart = -1;
                }
            }
        }
    }

    private void add(JsonParser parser, JsonToken token, String field, int fieldStart, int at) throws IOException {
        String value = parser.getText();
        boolean string = token == JsonToken.VALUE_STRING;
        int valueStart = string ? at + 1 : at;
        boolean escaped = string && !text.startsWith(value, valueStart);
        int end = escaped ? closing(at) : Math.min(text.length(), valueStart + value.length() + (string ? 1 : 0));
        List<String> path = path(field);
        Span span = new Span(fieldStart >= 0 ? fieldStart : at, Math.max(end, at));
        Matcher printed = PRINTED.matcher(value);
        if (string && !escaped && value.startsWith("{") && value.endsWith("}") && entries(value, valueStart, path)) {
            return;
        }
        if (string && printed.matches()) {
            String inner = printed.group(1) == null ? printed.group(2) : printed.group(1);
            int from = value.indexOf(inner, value.startsWith("u") ? 2 : 1);
            out.add(attribute(span, path, inner, kind(inner, true), valueStart + Math.max(from, 0), escaped));
        } else {
            Kind kind = kind(value, string);
            out.add(attribute(span, path, kind == Kind.NULL ? "none" : value, kind, valueStart, escaped));
        }
    }

    /** The entries of a printed dictionary; none when it does not read as one. */
    private boolean entries(String value, int valueStart, List<String> path) {
        Matcher entry = ENTRY.matcher(value);
        boolean found = false;
        while (entry.find()) {
            found = true;
            List<String> keys = new ArrayList<>(path);
            keys.add(entry.group(1));
            String v = entry.group(2);
            boolean quoted = v.endsWith("'");
            int skip = quoted ? v.indexOf('\'') + 1 : 0;
            String plain = quoted ? v.substring(skip, v.length() - 1) : v;
            Kind kind = kind(plain, quoted || Character.isUpperCase(v.charAt(0)));
            out.add(attribute(
                    new Span(valueStart + entry.start(), valueStart + entry.end()),
                    keys,
                    kind == Kind.NULL ? "none" : plain,
                    kind,
                    valueStart + entry.start(2) + skip,
                    false));
        }
        return found;
    }

    private Attribute attribute(
            Span span, List<String> path, String value, Kind kind, int valueStart, boolean escaped) {
        int element = -1;
        for (Iterator<Level> up = levels.descendingIterator(); element < 0 && up.hasNext(); ) {
            element = up.next().element;
        }
        return Attribute.of(span, path, value, kind, valueStart, escaped, element);
    }

    private List<String> path(String field) {
        List<String> path = new ArrayList<>();
        levels.forEach(level -> path.add(level.key));
        path.add(field);
        path.removeIf(String::isEmpty);
        return path;
    }

    /** A printed {@code True} or {@code None} inside a text is what it says. */
    private static Kind kind(String value, boolean string) {
        return switch (value) {
            case "true", "false" -> string ? Kind.TEXT : Kind.BOOLEAN;
            case "True", "False" -> Kind.BOOLEAN;
            case "null", "None" -> Kind.NULL;
            default -> string ? Kind.TEXT : Kind.NUMBER;
        };
    }

    private int closing(int quote) {
        char mark = text.charAt(quote);
        for (int i = quote + 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == mark) {
                return i + 1;
            }
        }
        return text.length();
    }
}
