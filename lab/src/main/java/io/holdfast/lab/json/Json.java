package io.holdfast.lab.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** JSON as the lab writes it: fields in the order they were put, numbers rounded to six decimals, one line. */
public final class Json {
    private static final double ROUNDING = 1e6;
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    public static ArrayNode array() {
        return MAPPER.createArrayNode();
    }

    /** Reads one JSON value; what is wrong with it is left to the caller to say, with file and line. */
    public static JsonNode read(String text) throws JsonProcessingException {
        return MAPPER.readTree(text);
    }

    /** Reads what this class wrote. */
    public static ObjectNode own(String text) {
        try {
            return (ObjectNode) MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("not JSON of ours: " + text, e);
        }
    }

    /** Reads an array this class wrote. */
    public static ArrayNode ownArray(String text) {
        try {
            return (ArrayNode) MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("not JSON of ours: " + text, e);
        }
    }

    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    public static String line(JsonNode node) {
        try {
            return wellFormed(MAPPER.writeValueAsString(node));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    public static String pretty(JsonNode node) {
        try {
            return wellFormed(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    public static double round(double value) {
        return Math.round(value * ROUNDING) / ROUNDING;
    }

    /** Escapes halves of surrogate pairs, which UTF-8 cannot carry: texts come out as they went in, offsets stay true. */
    public static String wellFormed(String json) {
        StringBuilder result = null;
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            boolean pair = Character.isHighSurrogate(c)
                    && i + 1 < json.length()
                    && Character.isLowSurrogate(json.charAt(i + 1));
            if (pair) {
                if (result != null) {
                    result.append(c).append(json.charAt(i + 1));
                }
                i++;
            } else if (Character.isSurrogate(c)) {
                result = result == null ? new StringBuilder(json.substring(0, i)) : result;
                result.append(String.format("\\u%04X", (int) c));
            } else if (result != null) {
                result.append(c);
            }
        }
        return result == null ? json : result.toString();
    }
}
