package io.holdfast.lab.format.ragas;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A data set a column a field, as {@code Dataset.to_dict()} ({@code "question": ["…", "…"]}) and pandas
 * ({@code "question": {"0": "…", "1": "…"}}) write it.
 */
final class RagasColumns {
    private static final List<String> QUESTIONS = List.of("user_input", "question");

    private final ObjectNode columns;
    private final int rows;

    private RagasColumns(ObjectNode columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** Empty when the object is one record: its question is then no list of strings. */
    static Optional<RagasColumns> of(ObjectNode object) {
        for (String name : QUESTIONS) {
            JsonNode column = object.path(name);
            boolean list =
                    column.isArray() && (column.isEmpty() || !column.get(0).isObject());
            if (list || column.has("0")) {
                return Optional.of(new RagasColumns(object, column.size()));
            }
        }
        return Optional.empty();
    }

    Iterator<ObjectNode> rows() {
        return IntStream.range(0, rows).mapToObj(this::row).iterator();
    }

    private ObjectNode row(int index) {
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> column : columns.properties()) {
            JsonNode cell = column.getValue().isArray()
                    ? column.getValue().path(index)
                    : column.getValue().path(Integer.toString(index));
            if (!cell.isMissingNode()) {
                row.set(column.getKey(), cell);
            }
        }
        return row;
    }
}
