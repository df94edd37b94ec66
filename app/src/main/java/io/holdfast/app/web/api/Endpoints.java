package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What endpoints have in common. */
final class Endpoints {
    static final List<String> JSON = List.of("application/json");

    private Endpoints() {}

    static void json(Context context, String json) {
        context.contentType("application/json").result(json.getBytes(StandardCharsets.UTF_8));
    }

    static ProblemException invalid(String detail) {
        return new ProblemException(Problem.Kind.INVALID_FIELD, detail);
    }

    /** A field that must be there. */
    static JsonNode required(JsonNode object, String field) {
        JsonNode node = object.path(field);
        if (node.isMissingNode() || node.isNull()) {
            throw invalid("field \"" + field + "\" is " + (node.isNull() ? "null" : "missing"));
        }
        return node;
    }

    /** A whole number in the query. */
    static int number(Context context, String name, int fallback, int lowest, int highest) {
        String text = context.queryParam(name);
        if (text == null) {
            return fallback;
        }
        @Nullable Integer number = text.matches("[0-9]{1,9}") ? Integer.valueOf(text) : null;
        if (number == null || number < lowest || number > highest) {
            throw invalid(
                    "query parameter \"" + name + "\" must be a whole number in [" + lowest + ", " + highest + "]");
        }
        return number;
    }
}
