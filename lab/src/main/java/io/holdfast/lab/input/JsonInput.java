package io.holdfast.lab.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.holdfast.core.config.section.InputSettings;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** JSON from strangers: bounded in depth and length; what is wrong with it is put in words. */
public final class JsonInput {
    private final InputSettings settings;
    private final JsonFactory factory;
    private final ObjectReader one;
    private final ObjectReader next;

    public JsonInput(InputSettings settings) {
        this.settings = settings;
        StreamReadConstraints limits = StreamReadConstraints.builder()
                .maxNestingDepth(settings.maxDepth())
                .maxStringLength(settings.maxLineBytes())
                .build();
        // Python writes NaN and Infinity where a score is missing: they are values of fields we do not read
        factory = JsonFactory.builder()
                .streamReadConstraints(limits)
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .build();
        next = new ObjectMapper(factory).reader().with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);
        one = next.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    /** The one value of a text. */
    public JsonNode read(String text) throws JsonProcessingException {
        return one.readTree(text);
    }

    /** The value of a text that may be JSON or just text. */
    public Optional<JsonNode> readIfJson(String text) {
        String bare = text.strip();
        if (bare.isEmpty() || "{[".indexOf(bare.charAt(0)) < 0) {
            return Optional.empty();
        }
        try {
            return Optional.of(one.readTree(bare));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    /** A parser of several values, within the same limits. */
    public JsonParser parser(InputStream in) throws IOException {
        return factory.createParser(in);
    }

    /** The value that begins at the parser's token. */
    public JsonNode value(JsonParser parser) throws IOException {
        JsonNode value = next.readTree(parser);
        return value == null ? next.createObjectNode() : value;
    }

    /** What is wrong, for the person who has the line before them. */
    public String problem(JsonProcessingException e) {
        if (e instanceof StreamConstraintsException) {
            return e.getOriginalMessage().contains("depth")
                    ? "nested deeper than " + settings.maxDepth() + " levels (input.max_depth); a case is flat"
                    : "a text or number is longer than the limits allow (input.max_line_megabytes)";
        }
        int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
        // the parser adds where a list or object began, in words of its own
        String reason = e.getOriginalMessage()
                .lines()
                .findFirst()
                .orElse("unreadable")
                .replaceAll("\\s*\\((?:start marker at|for \\S+ starting at) \\[Source:.*?\\]\\)", "")
                .replaceAll("\\s*\\[?\\(?Source: .*?\\][)\\]]?", "");
        return "not valid JSON" + (column > 0 ? " at column " + column : "") + ": " + reason;
    }
}
