package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.List;

/** Every case in a table with filters, and the one chosen with its claims and their evidence; filled by the script. */
final class CaseSection {
    private static final List<String> OUTCOMES = List.of(
            "failure",
            "passed",
            "contradicted",
            "not_found",
            "false_insufficient_context",
            "inconsistent",
            "context_independent",
            "sensitive",
            "abstained",
            "unmeasured");

    private CaseSection() {}

    static Html of(List<ModelStats> models, CaseData data) {
        List<Html> outcomes = OUTCOMES.stream()
                .map(o -> el("option", at("value", o), Words.capital(Words.spoken(o))))
                .toList();
        Html filters = el(
                "form",
                at("id", "filters"),
                at("role", "search"),
                at("aria-label", "Filter cases"),
                field(
                        "f-text",
                        "Find",
                        el("input", at("id", "f-text"), at("type", "search"), at("placeholder", "id or question"))),
                field(
                        "f-outcome",
                        "Outcome",
                        el("select", at("id", "f-outcome"), el("option", at("value", ""), "All"), outcomes)),
                field("f-kind", "Kind", el("select", at("id", "f-kind"), el("option", at("value", ""), "All"))),
                models.size() == 1
                        ? Html.NOTHING
                        : field(
                                "f-model",
                                "Model",
                                el("select", at("id", "f-model"), el("option", at("value", ""), "All"))));
        return Parts.section(
                "cases",
                "Cases",
                "",
                el(
                        "noscript",
                        Parts.note("The table of the " + Words.count(data.rows())
                                + " cases needs JavaScript. Everything else on this page does not; report --csv and"
                                + " --markdown write the cases as text.")),
                el(
                        "div",
                        at("id", "case-app"),
                        at("hidden", ""),
                        filters,
                        el("p", at("id", "count"), at("role", "status"), at("class", "small")),
                        el(
                                "div",
                                at("id", "table"),
                                at("class", "scroll tall"),
                                at("tabindex", "0"),
                                at("role", "region"),
                                at("aria-label", "Cases")),
                        el("div", at("id", "pager"), at("class", "pager")),
                        el("div", at("id", "case"), at("tabindex", "-1"))));
    }

    private static Html field(String id, String label, Html input) {
        return el("div", el("label", at("for", id), label), input);
    }
}
