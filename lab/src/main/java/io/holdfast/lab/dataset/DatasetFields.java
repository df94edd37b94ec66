package io.holdfast.lab.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import org.jspecify.annotations.Nullable;

/** Reads the fields of one record; a bad one is reported with file, place, field and reason. */
final class DatasetFields {
    private final JsonNode node;
    private final String place;

    DatasetFields(JsonNode node, String place) {
        this.node = node;
        this.place = place;
    }

    String required(String field) {
        String text = optional(field);
        if (text == null || text.isBlank()) {
            throw bad(field, text == null ? "is missing" : "is empty");
        }
        return text;
    }

    @Nullable String optional(String field) {
        JsonNode value = node.get(field);
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isTextual()) {
            throw bad(field, "is not text but " + value.getNodeType().name().toLowerCase(java.util.Locale.ROOT));
        }
        return value.asText();
    }

    @Nullable Boolean flag(String field) {
        JsonNode value = node.get(field);
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isBoolean()) {
            throw bad(field, "is not true or false");
        }
        return value.asBoolean();
    }

    boolean has(String field) {
        return node.hasNonNull(field);
    }

    JsonNode node(String field) {
        return node.path(field);
    }

    HoldfastException bad(String field, String reason) {
        return new HoldfastException(ErrorCode.BAD_INPUT, place + ": field " + field + " " + reason);
    }
}
