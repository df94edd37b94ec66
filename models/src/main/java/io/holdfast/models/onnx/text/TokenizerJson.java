package io.holdfast.models.onnx.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a {@code tokenizer.json} says: its vocabulary, its special tokens as they are spelt, and its other settings by
 * dotted path ({@code normalizer.type}).
 * Read as a stream and without interning: a tree of thirty thousand entries took most of the start-up time.
 */
record TokenizerJson(Map<String, String> settings, Map<String, Integer> vocabulary, List<String> special) {
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    static TokenizerJson read(byte[] bytes) throws IOException {
        TokenizerJson json = new TokenizerJson(new HashMap<>(), new HashMap<>(1 << 16), new ArrayList<>());
        try (JsonParser parser = JSON.createParser(bytes)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IOException("not a JSON object");
            }
            json.readObject(parser, "");
        }
        return json;
    }

    private void readObject(JsonParser parser, String path) throws IOException {
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            String here = path + name;
            JsonToken value = parser.nextToken();
            if (value == JsonToken.START_ARRAY && here.equals("added_tokens")) {
                readAdded(parser);
            } else if (value == JsonToken.START_ARRAY) {
                parser.skipChildren();
            } else if (value != JsonToken.START_OBJECT) {
                settings.put(here, parser.getText());
            } else if (here.equals("model.vocab")) {
                readVocabulary(parser);
            } else {
                readObject(parser, here + ".");
            }
        }
    }

    private void readAdded(JsonParser parser) throws IOException {
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            TokenizerJson token = new TokenizerJson(new HashMap<>(), Map.of(), List.of());
            token.readObject(parser, "");
            String content = token.settings.get("content");
            if (token.says("special", "true") && content != null && !content.isEmpty()) {
                special.add(content);
            }
        }
    }

    private void readVocabulary(JsonParser parser) throws IOException {
        for (String word = parser.nextFieldName(); word != null; word = parser.nextFieldName()) {
            vocabulary.put(word, parser.nextIntValue(0));
        }
    }

    boolean says(String path, String value) {
        return value.equals(settings.get(path));
    }
}
