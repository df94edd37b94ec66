package io.holdfast.app.web.page.run;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Controls;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.page.part.PageNumber;
import io.holdfast.app.web.page.part.Times;
import io.holdfast.app.web.run.RunView;
import io.holdfast.lab.report.FailureClass;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelName;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code /failures?run=…&class=…&model=…&q=…}: every failure with its claims and its evidence. */
public final class FailurePages {
    private static final int SIZE = 10;
    /** Runs one can choose from, and how many of them are read for "all". */
    private static final int MOST_RUNS = 50;

    private static final int MOST_READ = 4;
    private static final String ALL = "all";

    private final Shelf shelf;

    public FailurePages(Shelf shelf) {
        this.shelf = shelf;
    }

    public void register(RoutesConfig routes) {
        routes.get("/failures", this::browse);
    }

    private void browse(Context context) {
        List<RunView> runs = shelf.finished(MOST_RUNS);
        FailureFilter filter =
                FailureFilter.of(context, runs.isEmpty() ? "" : runs.get(0).id());
        List<Html> content = new ArrayList<>();
        if (runs.isEmpty() && filter.run().isEmpty()) {
            content.add(Parts.section(
                    "list",
                    "Failures",
                    "",
                    Parts.note("There is no finished run yet."),
                    el("p", el("a", at("href", "/runs#start"), "Start one"))));
        } else {
            content.add(filters(filter, runs));
            content.add(shelf.inTurn(() -> list(filter, runs, PageNumber.of(context))));
        }
        Layout.send(
                context,
                new Layout.Page(
                        Layout.Place.FAILURES, "Failures", "Read them before you act on a mean.", false, content));
    }

    private static Html filters(FailureFilter filter, List<RunView> runs) {
        Map<String, String> options = new LinkedHashMap<>();
        Map<String, String> models = new LinkedHashMap<>();
        models.put("", "All");
        for (RunView run : runs) {
            options.put(run.id(), RunPage.title(run) + ", " + Times.spoken(run.started()));
            models.put(run.model(), ModelName.spoken(run.model()));
        }
        options.put(ALL, "The latest " + MOST_READ + " runs");
        options.putIfAbsent(filter.run(), filter.run());
        models.putIfAbsent(filter.model(), ModelName.spoken(filter.model()));
        Map<String, String> classes = new LinkedHashMap<>();
        classes.put("", "All");
        FailureFilter.CLASSES.forEach(c -> classes.put(c, Words.capital(Words.spoken(c))));
        return Parts.section(
                "choice",
                "Filter",
                "",
                el(
                        "form",
                        at("method", "get"),
                        at("action", "/failures"),
                        at("class", "row run-first"),
                        at("role", "search"),
                        at("aria-label", "Filter failures"),
                        Controls.choice("run", "run", "Run", options, filter.run()),
                        Controls.choice("class", "class", "Class", classes, filter.failureClass()),
                        Controls.choice("model", "model", "Model", models, filter.model()),
                        el(
                                "div",
                                at("class", "field"),
                                el("label", at("for", "q"), "Find"),
                                el(
                                        "input",
                                        at("type", "search"),
                                        at("id", "q"),
                                        at("name", "q"),
                                        at("placeholder", "id, question or answer"),
                                        at("value", filter.query()))),
                        el("p", Controls.submit("Show"))));
    }

    private Html list(FailureFilter filter, List<RunView> runs, PageNumber page) {
        List<String> read = filter.run().equals(ALL)
                ? runs.stream()
                        .filter(r -> filter.ofModel(r.model()))
                        .limit(MOST_READ)
                        .map(RunView::id)
                        .toList()
                : List.of(filter.run());
        List<ShownFailure> failures = new ArrayList<>();
        for (String id : read) {
            failures.addAll(ShownFailure.of(id, shelf.load(id), filter));
        }
        List<Html> items = new ArrayList<>();
        int number = 0;
        for (ShownFailure failure : page.of(failures, SIZE)) {
            items.add(failure.details("f" + number + "-", number == 0));
            number++;
        }
        return Parts.section(
                "list",
                Words.count(failures.size()) + (failures.size() == 1 ? " failure" : " failures"),
                "",
                explanation(filter.failureClass()),
                failures.isEmpty() ? Parts.note("Nothing here matches the filter.") : Html.all(items),
                page.links(failures.size(), SIZE));
    }

    private static Html explanation(String failureClass) {
        if (failureClass.isEmpty()) {
            return Html.NOTHING;
        }
        FailureClass known = FailureClass.of(failureClass);
        return el("p", at("class", "lead"), known.cause() + " " + known.implication());
    }
}
