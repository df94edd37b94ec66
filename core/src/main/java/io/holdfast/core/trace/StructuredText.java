package io.holdfast.core.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.holdfast.core.model.Span;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Records inside documents: JSON is flattened to attributes, each with its path of keys and its place in the text. */
final class StructuredText {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .build();

    /**
     * One attribute.
     *
     * @param span from the value's key (or the value alone in a list) to the end of the value
     * @param key the path of keys in words: {@code business hours monday}
     * @param value the value as text; null is "none"
     * @param valueStart where the value's characters begin in the document
     * @param escaped whether the value is written with escapes, so that its offsets do not map one to one
     */
    record Attribute(Span span, String key, String value, int valueStart, boolean escaped) {}

    private StructuredText() {}

    /** The attributes of a JSON text; empty when the text is not JSON. */
    static List<Attribute> read(String text) {
        String head = text.stripLeading();
        if (!(head.startsWith("{") || head.startsWith("[{"))) {
            return List.of();
        }
        List<Attribute> attributes = new ArrayList<>();
        try (JsonParser parser = JSON.createParser(text)) {
            walk(parser, text, attributes);
        } catch (IOException | StackOverflowError e) {
            return List.of();
        }
        return attributes;
    }

    private static void walk(JsonParser parser, String text, List<Attribute> out) throws IOException {
        Deque<String> path = new ArrayDeque<>();
        String field = "";
        int fieldStart = -1;
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            int at = (int) parser.currentTokenLocation().getCharOffset();
            switch (token) {
                case FIELD_NAME -> {
                    field = parser.currentName();
                    fieldStart = at;
                }
                case START_OBJECT, START_ARRAY -> {
                    path.addLast(field);
                    field = token == JsonToken.START_ARRAY ? field : "";
                    fieldStart = -1;
                }
                case END_OBJECT, END_ARRAY -> {
                    path.pollLast();
                    field = "";
                    fieldStart = -1;
                }
                default -> {
                    out.add(attribute(parser, text, token, path, field, fieldStart, at));
                    fieldStart = -1;
                }
            }
        }
    }

    private static Attribute attribute(
            JsonParser parser, String text, JsonToken token, Deque<String> path, String field, int fieldStart, int at)
            throws IOException {
        String value = token == JsonToken.VALUE_NULL ? "none" : parser.getText();
        boolean string = token == JsonToken.VALUE_STRING;
        int valueStart = string ? at + 1 : at;
        boolean escaped = string && !text.startsWith(value, valueStart);
        int end = escaped
                ? closing(text, at)
                : Math.min(
                        text.length(),
                        valueStart
                                + (string
                                        ? value.length() + 1
                                        : parser.getText().length()));
        String last = path.isEmpty() ? "" : String.valueOf(path.peekLast());
        List<String> keys = new ArrayList<>(path);
        if (!field.isEmpty() && !field.equals(last)) {
            keys.add(field);
        }
        String key = String.join(" ", keys.stream().filter(k -> !k.isEmpty()).toList());
        return new Attribute(
                new Span(fieldStart >= 0 ? fieldStart : at, Math.max(end, at)), words(key), value, valueStart, escaped);
    }

    /** {@code RestaurantsTakeOut} and {@code noise_level} as words. */
    static String words(String key) {
        return key.replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ")
                .replace('_', ' ')
                .replace('-', ' ')
                .strip();
    }

    private static int closing(String text, int quote) {
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
