package io.holdfast.lab.conversation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.NullNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * JSON as chat exports have it: a byte-order mark, comments, trailing commas and raw line breaks inside strings are
 * read, and so are quotes left bare inside strings where only one reading is possible, their places kept; whatever else
 * is wrong is said with file, line and column.
 */
public final class LenientJson {
    private final InputSettings settings;
    private final JsonMapper mapper;

    public LenientJson(InputSettings settings) {
        this.settings = settings;
        this.mapper = JsonMapper.builder()
                .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(settings.maxDepth())
                        .maxStringLength(settings.maxLineBytes())
                        .build());
    }

    /**
     * A value and what had to be mended to read it.
     *
     * @param repairs one sentence for each place; empty for sound JSON
     */
    public record Read(JsonNode value, List<String> repairs) {
        public Read {
            repairs = List.copyOf(repairs);
        }
    }

    /** @param file what complaints call the input */
    public Read read(String file, byte[] bytes) {
        String text = decoded(file, bytes);
        return read(file, text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    Read read(String file, String text) {
        try {
            return new Read(parsed(file, text), List.of());
        } catch (JsonProcessingException e) {
            HoldfastException broken = broken(file, e);
            QuoteRepair.Mended mended = QuoteRepair.mend(text);
            if (e instanceof StreamConstraintsException || mended.places().isEmpty()) {
                throw broken;
            }
            try {
                return new Read(
                        parsed(file, mended.text()),
                        mended.places().stream()
                                .map(place -> file + " " + place + ": a bare quote inside a string was read as text")
                                .toList());
            } catch (JsonProcessingException still) {
                throw broken;
            }
        }
    }

    private JsonNode parsed(String file, String text) throws JsonProcessingException {
        JsonNode node = mapper.readTree(text);
        if (node.isMissingNode()) {
            throw bad(file, "is empty; it must hold one JSON value");
        }
        return node;
    }

    private HoldfastException broken(String file, JsonProcessingException e) {
        if (e instanceof StreamConstraintsException) {
            return bad(
                    file,
                    "is nested deeper than " + settings.maxDepth() + " levels (input.max_depth), or holds a number or"
                            + " text that is too long");
        }
        String place = e.getLocation() == null
                ? ""
                : " at line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr();
        return bad(file, "is not valid JSON" + place + ": " + reason(e));
    }

    private String decoded(String file, byte[] bytes) {
        if (bytes.length > settings.maxLineBytes()) {
            throw bad(
                    file,
                    "is larger than " + settings.maxLineMegabytes() + " MB; raise input.max_line_megabytes to read it");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw bad(file, "is not UTF-8; save it as UTF-8");
        }
    }

    private static String reason(JsonProcessingException e) {
        return e.getOriginalMessage().lines().findFirst().orElse("unreadable");
    }

    static HoldfastException bad(String file, String problem) {
        return new HoldfastException(ErrorCode.BAD_INPUT, file + " " + problem);
    }

    /** "an array", "a number": what a value is, for people. */
    static String kind(JsonNode node) {
        String kind = node.getNodeType().name().toLowerCase(Locale.ROOT);
        return (kind.matches("[aeiou].*") ? "an " : "a ") + kind;
    }

    /** The first of the named fields that is there and not null; a missing node when none is. */
    static JsonNode first(JsonNode object, List<String> names) {
        for (String name : names) {
            if (object.hasNonNull(name)) {
                return object.path(name);
            }
        }
        return MissingNode.getInstance();
    }

    /** A value as a list of one. */
    static JsonNode listOf(JsonNode value) {
        return JsonNodeFactory.instance.arrayNode().add(value.isMissingNode() ? NullNode.getInstance() : value);
    }

    /** An id as text: 12, 12.0 and "12" are the same; a list or an object is none. */
    static String id(JsonNode node) {
        if (node.isNumber()
                && Double.isFinite(node.doubleValue())
                && node.decimalValue().stripTrailingZeros().scale() <= 0
                && node.decimalValue().precision() < 40) {
            return node.decimalValue().toBigInteger().toString();
        }
        return node.isValueNode() && !node.isNull() && !node.isMissingNode()
                ? node.asText().strip()
                : "";
    }
}
