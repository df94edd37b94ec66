package io.holdfast.app.web.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.holdfast.core.config.Config;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** JSON as clients send it: UTF-8, one value, no key twice, not nested deeply; what is wrong is said with its place. */
public final class JsonBodies {
    private static final Pattern TWICE = Pattern.compile("^Duplicate field '(.*)' for ");
    private static final Pattern JARGON = Pattern.compile(" \\(start marker at .*?]\\)|: enable `.*?` to allow");

    private final int maxDepth;
    private final ObjectReader reader;

    public JsonBodies(Config config) {
        this.maxDepth = config.input().maxDepth();
        this.reader = new ObjectMapper(within(config))
                .reader()
                .with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    /** Reads JSON of bounded depth and length; its errors do not quote what was sent. */
    public static JsonFactory within(Config config) {
        return JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(config.input().maxDepth())
                        .maxStringLength(config.serve().maxRequestBytes())
                        .build())
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .build();
    }

    /** An object, or a problem that says what it is instead. */
    public JsonNode object(byte[] body) {
        return object(decoded(body));
    }

    public JsonNode object(String text) {
        return object(tree(text));
    }

    private static JsonNode object(JsonNode node) {
        if (!node.isObject()) {
            throw new ProblemException(
                    Problem.Kind.INVALID_FIELD, "the body is " + kind(node) + "; it must be an object {…}");
        }
        return node;
    }

    /** An object, or a list of something: a conversation is its messages. */
    public JsonNode objectOrList(byte[] body) {
        return objectOrList(decoded(body));
    }

    public JsonNode objectOrList(String text) {
        JsonNode node = tree(text);
        return node.isArray() && !node.isEmpty() ? node : object(node);
    }

    private static String decoded(byte[] body) {
        ByteBuffer bytes = ByteBuffer.wrap(body);
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new ProblemException(Problem.Kind.NOT_UTF8, "byte " + (bytes.position() + 1) + " is not valid UTF-8");
        }
    }

    private JsonNode tree(String text) {
        try {
            JsonNode node = reader.readTree(text);
            if (node.isMissingNode()) {
                throw malformed("the body is empty");
            }
            return node;
        } catch (StreamConstraintsException e) {
            throw malformed(
                    e.getOriginalMessage().contains("depth")
                            ? "nested deeper than " + maxDepth + " levels (input.max_depth)" + place(e)
                            : "a number or a name is too long" + place(e));
        } catch (JsonProcessingException e) {
            throw malformed(reason(e.getOriginalMessage()) + place(e));
        }
    }

    /** What the parser says, without its own names for things. */
    private static String reason(String message) {
        Matcher twice = TWICE.matcher(message);
        if (twice.find()) {
            return "the key \"" + twice.group(1) + "\" occurs twice";
        }
        return message.startsWith("Trailing token")
                ? "there is something after the JSON value"
                : JARGON.matcher(message.lines().findFirst().orElse("unreadable"))
                        .replaceAll("");
    }

    private static ProblemException malformed(String detail) {
        return new ProblemException(Problem.Kind.MALFORMED_JSON, detail);
    }

    private static String place(JsonProcessingException e) {
        JsonLocation location = e.getLocation();
        return location == null || location.getLineNr() < 1
                ? ""
                : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
    }

    /** "an array", "a number": what a value is, for people. */
    public static String kind(JsonNode node) {
        String kind = node.getNodeType().name().toLowerCase(Locale.ROOT);
        return (kind.matches("[aeiou].*") ? "an " : "a ") + kind;
    }
}
