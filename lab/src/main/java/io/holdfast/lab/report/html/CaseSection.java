package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.html.data.CaseData;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.List;

/** Every case in a list with filters, beside it the one chosen with its claims and their evidence; filled by the script. */
final class CaseSection {
    private CaseSection() {}

    static Html of(List<ModelStats> models, CaseData data) {
        Html filters = el(
                "form",
                at("id", "filters"),
                at("role", "search"),
                at("aria-label", "Filter cases"),
                field(
                        "f-q",
                        "Find in questions, answers, claims and documents",
                        el("input", at("id", "f-q"), at("type", "search"), at("autocomplete", "off"))),
                choice("f-verdict", "Verdict"),
                choice("f-fault", "Kind of fault"),
                models.size() == 1 ? Html.NOTHING : choice("f-model", "Model"),
                choice("f-set", "Cases of"));
        return Parts.section(
                "cases",
                "Cases",
                "",
                el(
                        "noscript",
                        Parts.note("The list of the " + Words.count(data.rows())
                                + " cases needs JavaScript. Everything else on this page does not; report --csv and"
                                + " --markdown write the cases as text.")),
                el(
                        "div",
                        at("id", "case-app"),
                        at("hidden", ""),
                        filters,
                        el(
                                "div",
                                at("class", "beside"),
                                el(
                                        "div",
                                        at("class", "side"),
                                        el("p", at("id", "count"), at("role", "status"), at("class", "small")),
                                        el("ul", at("id", "models-key"), at("aria-label", "Models by letter")),
                                        el(
                                                "div",
                                                at("id", "list"),
                                                at("tabindex", "0"),
                                                at("role", "listbox"),
                                                at("aria-label", "Cases")),
                                        el(
                                                "p",
                                                at("class", "small keys"),
                                                el("kbd", "j"),
                                                " next, ",
                                                el("kbd", "k"),
                                                " previous, ",
                                                el("kbd", "Enter"),
                                                " to the case, ",
                                                el("kbd", "Esc"),
                                                " back to the list")),
                                el("article", at("id", "case"), at("tabindex", "-1"), at("aria-label", "Case"))),
                        el("div", at("id", "labels"), at("role", "status"), at("hidden", ""))));
    }

    private static Html choice(String id, String label) {
        return field(id, label, el("select", at("id", id), el("option", at("value", ""), "All")));
    }

    private static Html field(String id, String label, Html input) {
        return el("div", el("label", at("for", id), label), input);
    }
}
