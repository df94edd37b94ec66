package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;

/** The same question in other words: do the answers agree? */
final class ConsistencySection {
    private static final int MOST_PAIRS = 40;

    private ConsistencySection() {}

    static Html of(List<ModelStats> models) {
        List<List<Object>> means = new ArrayList<>();
        List<Html> pairs = new ArrayList<>();
        int shown = 0;
        int disagreeing = 0;
        for (ModelStats model : models) {
            int total = 0;
            int agree = 0;
            for (ObjectNode finding : model.run().findings("consistency")) {
                for (JsonNode pair : finding.path("pairs")) {
                    total++;
                    if (pair.path("consistent").asBoolean()) {
                        agree++;
                    } else {
                        disagreeing++;
                        if (shown < MOST_PAIRS) {
                            shown++;
                            pairs.add(pair(model, finding, pair, models.size() > 1));
                        }
                    }
                }
            }
            if (total > 0) {
                means.add(List.of(
                        model.label(),
                        Words.value(model.run().metric("consistency.semantic").orElse(null)),
                        Words.value(model.run().metric("consistency.rouge_l").orElse(null)),
                        agree + "/" + total));
            }
        }
        if (means.isEmpty()) {
            return Html.NOTHING;
        }
        Html body = Html.all(
                Parts.table(
                        "Agreement of answers",
                        List.of("Model", "#Semantic likeness", "#ROUGE-L", "#Pairs that agree"),
                        means),
                pairs.isEmpty()
                        ? Parts.note("Every pair of answers agrees.")
                        : el(
                                "h3",
                                "Pairs that disagree"
                                        + (disagreeing > shown ? " (" + shown + " of " + disagreeing + ")" : "")),
                pairs);
        return Parts.section(
                "consistency",
                "Consistency",
                "Each question is asked in several wordings. Answers that state different facts disagree, however alike"
                        + " they sound.",
                body);
    }

    private static Html pair(ModelStats model, JsonNode finding, JsonNode pair, boolean named) {
        List<Html> conflicts = new ArrayList<>();
        for (JsonNode conflict : pair.path("conflicts")) {
            conflicts.add(el(
                    "li",
                    Words.spoken(conflict.path("rule").asText()) + ": “"
                            + conflict.path("first").asText() + "” against “"
                            + conflict.path("second").asText() + "”"));
        }
        return el(
                "article",
                at("class", "pair"),
                el(
                        "h4",
                        finding.path("case").asText() + (named ? " · " + model.label() : ""),
                        " ",
                        Parts.chip(
                                pair.path("type").asText().equals("lexical") ? "none" : "bad",
                                pair.path("type").asText().replace("both", "semantic and lexical") + " difference")),
                el(
                        "div",
                        at("class", "two"),
                        answer(finding, pair.path("first").asText()),
                        answer(finding, pair.path("second").asText())),
                conflicts.isEmpty() ? Html.NOTHING : el("ul", conflicts));
    }

    private static Html answer(JsonNode finding, String label) {
        for (JsonNode answer : finding.path("answers")) {
            if (answer.path("label").asText().equals(label)
                    || answer.path("condition").asText().equals(label)) {
                return el(
                        "div",
                        el("p", at("class", "small"), answer.path("question").asText()),
                        el(
                                "blockquote",
                                at("dir", "auto"),
                                answer.path("answer").asText()));
            }
        }
        return el("div", el("p", at("class", "small"), Words.spoken(label)));
    }
}
