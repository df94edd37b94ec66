package io.holdfast.app.web.page.run;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.web.page.part.Address;
import io.holdfast.app.web.page.part.PageNumber;
import io.holdfast.app.web.page.part.States;
import io.holdfast.app.web.page.part.Times;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.run.RunView;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.run.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The runs in a table, newest first; two of them can be chosen for a comparison. */
public final class RunList {
    private static final int SIZE = 25;

    private final RunDesk runs;

    public RunList(RunDesk runs) {
        this.runs = runs;
    }

    public Html section(PageNumber page) {
        List<String> ids = runs.ids();
        if (ids.isEmpty()) {
            return Parts.section("list", "All runs", "", Parts.note("There is no run yet. Start one below."));
        }
        List<List<Object>> rows = new ArrayList<>();
        for (String id : page.of(ids, SIZE)) {
            runs.find(id).ifPresent(view -> rows.add(row(view)));
        }
        return Parts.section(
                "list",
                "All runs",
                "Means over scored cases, with n and interval. Choose two runs to compare them.",
                el(
                        "form",
                        at("method", "get"),
                        at("action", "/compare"),
                        Parts.table("Runs", List.of("Run", "State", "Means", "Started", "Base", "Candidate"), rows),
                        el("p", el("button", at("type", "submit"), "Compare the chosen runs"))),
                page.links(ids.size(), SIZE));
    }

    private List<Object> row(RunView view) {
        return List.of(
                Html.all(
                        el("a", at("href", Address.run(view.id())), RunPage.title(view)),
                        el("span", at("class", "sub"), view.id())),
                States.chip(view),
                means(view),
                Times.spoken(view.started()),
                radio("base", view),
                radio("candidate", view));
    }

    private static Html radio(String name, RunView view) {
        return Shelf.readable(view)
                ? el(
                        "input",
                        at("type", "radio"),
                        at("name", name),
                        at("value", view.id()),
                        at("aria-label", view.id() + " as " + name))
                : Html.text(Words.NONE);
    }

    private Html means(RunView view) {
        Map<String, String> metrics = runs.store().metrics(view.id());
        List<Html> items = new ArrayList<>();
        for (Dimension dimension : Dimension.values()) {
            String kept = metrics.get(dimension.id());
            if (kept != null) {
                JsonNode metric = Json.own(kept);
                items.add(el(
                        "div",
                        at("class", "mean"),
                        Words.capital(dimension.id()) + " ",
                        el("strong", Words.value(metric)),
                        el(
                                "span",
                                at("class", "sub"),
                                "n = " + metric.path("n").asInt() + ", " + Words.interval(metric))));
            }
        }
        return items.isEmpty() ? Html.text(Words.NONE) : Html.all(items);
    }
}
