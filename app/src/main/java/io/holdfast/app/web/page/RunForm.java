package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Controls;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.run.RunRequest;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.run.Dimension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The form that starts a run, with its contents.
 *
 * @param models those the service allows
 */
record RunForm(
        List<String> models, String model, String dataset, List<String> dimensions, String limit, boolean fresh) {
    /** Stands for a file of the user's own. */
    static final String OWN = "own";

    RunForm {
        models = List.copyOf(models);
        dimensions = List.copyOf(dimensions);
    }

    static RunForm empty(List<String> models) {
        return new RunForm(
                models,
                models.isEmpty() ? "" : models.get(0),
                "clean",
                List.of(Dimension.FAITHFULNESS.id()),
                "",
                false);
    }

    static RunForm of(Form form, List<String> models) {
        return new RunForm(
                models,
                form.text("model"),
                form.text("dataset"),
                form.all("dimension"),
                form.text("limit").strip(),
                !form.text("fresh").isEmpty());
    }

    Html section() {
        Map<String, String> systems = new LinkedHashMap<>();
        models.forEach(m -> systems.put(m, name(m)));
        Map<String, String> datasets = new LinkedHashMap<>();
        RunRequest.BUNDLED.forEach(d -> datasets.put(d, Words.capital(d)));
        datasets.put(OWN, "A file of mine");
        List<Html> checks = new ArrayList<>();
        for (Dimension dimension : Dimension.values()) {
            checks.add(Controls.check(
                    "dimension-" + dimension.id(),
                    "dimension",
                    dimension.id(),
                    Words.capital(dimension.id()),
                    dimensions.contains(dimension.id())));
        }
        return Parts.section(
                "start",
                "Start a run",
                "It goes on in the background; answers that an earlier run got are reused.",
                el(
                        "form",
                        at("method", "post"),
                        at("action", "/runs"),
                        at("enctype", "multipart/form-data"),
                        el(
                                "div",
                                at("class", "row"),
                                Controls.choice("model", "model", "System", systems, model),
                                Controls.choice("dataset", "dataset", "Data set", datasets, dataset),
                                el(
                                        "div",
                                        at("class", "field"),
                                        el("label", at("for", "limit"), "Cases at most"),
                                        el(
                                                "input",
                                                at("id", "limit"),
                                                at("name", "limit"),
                                                at("type", "number"),
                                                at("min", "1"),
                                                at("placeholder", "all"),
                                                at("value", limit))),
                                Controls.file("cases", "cases", "My file (.json or .jsonl)")),
                        el("fieldset", at("class", "checks"), el("legend", "Dimensions"), checks),
                        Controls.check("fresh", "fresh", "yes", "Ask everything again, reuse no earlier answer", fresh),
                        el("p", Controls.submit("Start the run"))));
    }

    private static String name(String model) {
        return switch (model) {
            case "extractive" -> "Extractive (embedded)";
            case RunRequest.RECORDED -> "Recorded (answers in my file)";
            default -> model;
        };
    }
}
