package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** How relevant each document of a question was judged, on its way through formats that know no grades. */
final class Grades {
    /** The field in which they travel: {@code {"doc-id": 2, …}}. */
    static final String FIELD = "qrels";

    private Grades() {}

    static ObjectNode json(Map<String, Double> grades) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        grades.forEach((document, grade) -> {
            if (grade == Math.rint(grade) && Math.abs(grade) < Integer.MAX_VALUE) {
                json.put(document, grade.intValue());
            } else {
                json.put(document, grade);
            }
        });
        return json;
    }

    /** The grades among the fields of a record, as they are written; none where there are none. */
    static Map<String, String> of(Map<String, JsonNode> extras) {
        Map<String, String> grades = new LinkedHashMap<>();
        JsonNode json = extras.get(FIELD);
        if (json != null && json.isObject()) {
            json.properties().forEach(e -> grades.put(e.getKey(), e.getValue().asText()));
        }
        return grades;
    }

    static boolean areHere(String name, JsonNode value) {
        return name.equals(FIELD)
                && value.isObject()
                && value.properties().stream().allMatch(e -> e.getValue().isNumber());
    }
}
