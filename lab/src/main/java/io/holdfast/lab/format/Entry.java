package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a writer is given to write: a case with whatever belongs to it.
 *
 * @param extras fields our words have no place for, by name
 * @param score the case's line of {@code holdfast score}, when results are written
 */
public record Entry(
        Case testCase,
        @Nullable Answer answer,
        Map<String, JsonNode> extras,
        @Nullable JsonNode score) {
    public Entry {
        Objects.requireNonNull(testCase, "testCase");
        extras = Collections.unmodifiableMap(new LinkedHashMap<>(extras));
    }

    public static Entry of(InputRecord.Good record) {
        return new Entry(record.testCase(), record.answer(), record.extras(), null);
    }

    public static Entry of(InputRecord.Unanswered record) {
        return new Entry(record.testCase(), null, record.extras(), null);
    }

    public Entry withScore(JsonNode line) {
        return new Entry(testCase, answer, extras, line);
    }
}
