package io.holdfast.app.web.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.page.part.BadInput;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.page.part.PastedJson;
import io.holdfast.core.config.Config;
import io.holdfast.lab.convert.JsonCases;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes cases of what people paste; all of it goes through the reader of the REST interface. */
final class PastedCases {
    /** A page with more cases than this would be read by nobody. */
    static final int MOST_CASES = 50;

    private final PastedJson pasted;
    private final JsonCases reader;

    PastedCases(Config config) {
        this.pasted = new PastedJson(config);
        this.reader = new JsonCases(config.input());
    }

    /** At least one case. */
    List<InputRecord.Good> read(CaseForm form, Form.@Nullable Upload upload) {
        if (upload != null) {
            return cases(upload.text(), "upload", MOST_CASES);
        }
        if (!form.json().isBlank()) {
            return cases(form.json(), "json", MOST_CASES);
        }
        if (form.question().isBlank() && form.answer().isBlank()) {
            throw new BadInput(Problem.Kind.INVALID_FIELD, "there is no answer to score", "answer", null);
        }
        ObjectNode node =
                Json.object().put("id", "case").put("question", form.question()).put("answer", form.answer());
        node.set("contexts", contexts(form));
        return List.of(good(reader.parse(1, node), form.contexts().isBlank() ? "question" : "contexts", ""));
    }

    private ArrayNode contexts(CaseForm form) {
        ArrayNode contexts = Json.array();
        if (form.contexts().isBlank()) {
            // numbered as the form shows them
            form.documents()
                    .forEach(text -> contexts.addObject()
                            .put("id", Integer.toString(contexts.size()))
                            .put("text", text));
        } else {
            pasted.values(form.contexts(), "contexts", Integer.MAX_VALUE).forEach(contexts::add);
        }
        return contexts;
    }

    /** @param field id of the control the text comes from */
    List<InputRecord.Good> cases(String text, String field, int most) {
        List<JsonNode> values = pasted.values(text, field, most);
        if (values.isEmpty()) {
            throw new BadInput(Problem.Kind.INVALID_FIELD, "there is no case in it", field, null);
        }
        List<InputRecord.Good> cases = new ArrayList<>();
        for (JsonNode value : values) {
            String place = values.size() == 1 ? "" : "case " + (cases.size() + 1) + ": ";
            cases.add(good(reader.parse(cases.size() + 1L, value), field, place));
        }
        return cases;
    }

    private static InputRecord.Good good(InputRecord read, String field, String place) {
        if (read instanceof InputRecord.Bad bad) {
            throw new BadInput(Problem.Kind.INVALID_FIELD, place + bad.problem(), field, null);
        }
        return (InputRecord.Good) read;
    }
}
