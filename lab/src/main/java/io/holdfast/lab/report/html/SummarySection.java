package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;

/** The first thing a reader sees: what was found, on how much, and how sure it is. */
public final class SummarySection {
    private static final int MOST_RUNS = 4;

    private SummarySection() {}

    public static Html of(List<ModelStats> models) {
        List<Html> blocks = new ArrayList<>();
        for (ModelStats model : models.subList(0, Math.min(MOST_RUNS, models.size()))) {
            if (models.size() > 1) {
                blocks.add(el("h3", model.label()));
            }
            blocks.add(el("p", at("class", "verdict"), sentence(model)));
            blocks.add(el("div", at("class", "cards"), cards(model)));
        }
        if (models.size() > MOST_RUNS) {
            blocks.add(Parts.note("The other runs stand in the table of models below."));
        }
        return Parts.section("summary", "Summary", "", blocks);
    }

    private static Html sentence(ModelStats model) {
        JsonNode summary = model.run().summary();
        List<Object> parts = new ArrayList<>();
        int passed = model.attempted() - model.failed();
        parts.add(el("strong", Words.count(passed) + " of " + Words.count(model.attempted())));
        parts.add(" cases of ");
        parts.add(el("em", summary.path("dataset").path("name").asText("the data set")));
        parts.add(" passed every dimension asked of them.");
        if (summary.has("stopped")) {
            parts.add(" The run ended early: "
                    + summary.path("stopped").path("message").asText() + ".");
        }
        int unmeasured = 0;
        for (String dimension : model.run().dimensions()) {
            unmeasured += model.run()
                    .metric(dimension)
                    .map(m -> m.path("unmeasured").asInt())
                    .orElse(0);
        }
        if (unmeasured > 0) {
            parts.add(" ");
            parts.add(el(
                    "a",
                    at("href", "#coverage"),
                    Words.count(unmeasured) + (unmeasured == 1 ? " finding" : " findings") + " could not be measured"));
            parts.add(" and count as failures.");
        }
        return Html.all(parts);
    }

    private static List<Html> cards(ModelStats model) {
        List<Html> cards = new ArrayList<>();
        for (String dimension : model.run().dimensions()) {
            model.run().metric(dimension).ifPresent(metric -> cards.add(card(dimension, metric)));
        }
        return cards;
    }

    private static Html card(String dimension, JsonNode metric) {
        boolean lower = metric.path("direction").asText().equals("lower");
        return el(
                "div",
                at("class", "card"),
                el("h4", Words.capital(dimension)),
                el("p", at("class", "big"), Words.value(metric)),
                el(
                        "p",
                        at("class", "small"),
                        metric.path("value").isNumber()
                                ? percentLevel(metric) + " interval " + Words.interval(metric)
                                : "nothing was scored"),
                el(
                        "dl",
                        pair("better", lower ? "lower" : "higher"),
                        pair("scored", Words.count(metric.path("n").asLong())),
                        pair("abstained", Words.count(metric.path("abstained").asLong())),
                        pair("unmeasured", Words.count(metric.path("unmeasured").asLong())),
                        pair("failures", Words.count(metric.path("failures").asLong())),
                        pair("coverage", Words.percent(metric.path("coverage").asDouble())),
                        pair(
                                "worst case",
                                metric.has("worst_case")
                                        ? Words.score(metric.path("worst_case").asDouble())
                                        : Words.NONE)));
    }

    private static String percentLevel(JsonNode metric) {
        return Math.round(metric.path("interval").path("level").asDouble() * 100) + " %";
    }

    private static Html pair(String term, String value) {
        return el("div", el("dt", term), el("dd", value));
    }
}
