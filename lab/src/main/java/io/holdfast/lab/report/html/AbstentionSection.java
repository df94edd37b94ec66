package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;

/** Who answers and who declines, against whether the documents hold the answer. */
final class AbstentionSection {
    private AbstentionSection() {}

    static Html of(List<ModelStats> models) {
        List<Html> matrices = new ArrayList<>();
        for (ModelStats model : models) {
            JsonNode a = model.run().summary().path("abstention");
            if (!a.isObject()) {
                continue;
            }
            if (models.size() > 1) {
                matrices.add(el("h3", model.label()));
            }
            matrices.add(Parts.table(
                    "Abstention of " + model.label(),
                    List.of("The documents…", "#Answered", "#Declined", "#Rate of errors"),
                    List.of(
                            List.of(
                                    "hold the answer",
                                    count(a, "answerable_answered"),
                                    count(a, "answerable_refused"),
                                    rate(a.path("false_insufficient_context"), "false INSUFFICIENT_CONTEXT")),
                            List.of(
                                    "do not hold it",
                                    count(a, "unanswerable_answered"),
                                    count(a, "unanswerable_refused"),
                                    rate(a.path("false_confidence"), "false confidence")))));
            long rest = a.path("empty").asLong() + a.path("unknown").asLong();
            if (rest > 0) {
                matrices.add(Parts.note("Not in the matrix: " + a.path("empty").asLong() + " empty answers, "
                        + a.path("unknown").asLong() + " cases that do not say whether they can be answered."));
            }
        }
        if (matrices.isEmpty()) {
            return Html.NOTHING;
        }
        return Parts.section(
                "abstention",
                "Abstention",
                "Declining is right when the documents do not hold the answer, and wrong when they do.",
                matrices);
    }

    private static String count(JsonNode node, String field) {
        return Words.count(node.path(field).asLong());
    }

    private static String rate(JsonNode rate, String name) {
        return rate.has("value")
                ? Words.percent(rate.path("value").asDouble()) + " " + name + " (n = "
                        + rate.path("n").asInt() + ")"
                : "no such case";
    }
}
