package io.holdfast.app.web.page.run;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Address;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.page.part.States;
import io.holdfast.app.web.page.part.Times;
import io.holdfast.app.web.run.RunState;
import io.holdfast.app.web.run.RunView;
import io.holdfast.lab.report.html.CoverageSection;
import io.holdfast.lab.report.html.ModelSection;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.html.ProvenanceSection;
import io.holdfast.lab.report.html.SummarySection;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelName;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/** One run: how far it is, and what it found. */
public final class RunPage {
    private RunPage() {}

    /** A run without findings: it waits, runs, or was stopped before it had any. */
    public static Layout.Page underWay(RunView view, List<Html> more) {
        boolean live = view.state() == RunState.QUEUED || view.state() == RunState.RUNNING;
        List<Html> content = new ArrayList<>();
        content.add(progress(view));
        content.addAll(more);
        return new Layout.Page(Layout.Place.RUNS, title(view), "Run " + view.id(), live, content);
    }

    public static Layout.Page ended(RunView view, RunResult run) {
        List<ModelStats> models = ModelStats.of(List.of(run));
        return underWay(
                view,
                List.of(
                        SummarySection.of(models, id -> Address.failure(view.id(), id)),
                        failures(view, run),
                        files(view),
                        ModelSection.of(models),
                        CoverageSection.of(models),
                        ProvenanceSection.thresholds(models),
                        ProvenanceSection.provenance(models)));
    }

    /** The system and the data set, for people. */
    static String title(RunView view) {
        return ModelName.spoken(view.model()) + " on " + view.dataset();
    }

    private static Html progress(RunView view) {
        Integer total = view.total();
        boolean live = view.state() == RunState.QUEUED || view.state() == RunState.RUNNING;
        List<Object> parts = new ArrayList<>();
        parts.add(el(
                "p",
                at("class", "verdict"),
                States.chip(view),
                " ",
                Words.count(view.done()) + (total == null ? "" : " of " + Words.count(total)) + " trials, started "
                        + Times.spoken(view.started())
                        + (view.finished() == null ? "" : ", finished " + Times.spoken(view.finished())) + "."));
        if (live && total != null && total > 0) {
            parts.add(el(
                    "progress",
                    at("max", Integer.toString(total)),
                    at("value", Integer.toString(Math.min(total, view.done()))),
                    at("aria-label", "Trials done"),
                    view.done() + " of " + total));
        }
        if (view.problem() != null) {
            parts.add(el("p", at("class", "note warn"), Words.capital(view.problem()) + "."));
        }
        if (live) {
            parts.add(button(view, "cancel", "Cancel the run"));
        } else if (view.state() != RunState.FINISHED) {
            parts.add(button(view, "resume", "Resume the run"));
        }
        return el(
                "section",
                at("id", "progress"),
                at("aria-labelledby", "progress-h"),
                at("data-live", live ? "yes" : "no"),
                el("h2", at("id", "progress-h"), "State"),
                Html.all(parts.toArray()));
    }

    private static Html button(RunView view, String action, String text) {
        return el(
                "form",
                at("method", "post"),
                at("action", Address.run(view.id()) + "/" + action),
                el("button", at("type", "submit"), text));
    }

    private static Html failures(RunView view, RunResult run) {
        List<Html> items = new ArrayList<>();
        run.summary().path("failure_classes").properties().forEach(entry -> {
            if (entry.getValue().asLong() > 0) {
                items.add(el(
                        "li",
                        el(
                                "a",
                                at("class", "pill"),
                                at("href", Address.failures(view.id(), entry.getKey())),
                                Words.capital(Words.spoken(entry.getKey())) + ": "
                                        + Words.count(entry.getValue().asLong()))));
            }
        });
        return Parts.section(
                "failures",
                "Read the failures",
                "",
                items.isEmpty()
                        ? Parts.note("No failure of any class.")
                        : el("div", at("class", "examples"), el("ul", items)),
                el("p", el("a", at("href", Address.failures(view.id(), "")), "All failures of this run")));
    }

    private static Html files(RunView view) {
        List<Html> links = new ArrayList<>();
        links.add(el(
                "li",
                el(
                        "a",
                        at("class", "pill"),
                        at("href", Address.run(view.id()) + "/report.html"),
                        "Full report (HTML)")));
        RunDownloads.NAMES.forEach((file, name) -> links.add(el(
                "li",
                el(
                        "a",
                        at("class", "pill"),
                        at("href", Address.run(view.id()) + "/files/" + file),
                        at("download", view.id() + "-" + file),
                        name))));
        return Parts.section(
                "files",
                "Report and files",
                "",
                el("div", at("class", "examples"), el("ul", links)),
                el(
                        "p",
                        el(
                                "a",
                                at("href", "/compare?candidate=" + Address.encoded(view.id())),
                                "Compare this run with another")));
    }
}
