package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.Limitations;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Thresholds, limitations and provenance: what the numbers rest on. */
public final class ProvenanceSection {
    private ProvenanceSection() {}

    public static Html thresholds(List<ModelStats> models) {
        Set<String> names = new LinkedHashSet<>();
        models.forEach(m -> m.run().summary().path("thresholds").fieldNames().forEachRemaining(names::add));
        boolean same = models.stream()
                        .map(m -> m.run().summary().path("thresholds"))
                        .distinct()
                        .count()
                == 1;
        List<ModelStats> told = same ? models.subList(0, 1) : models;
        List<String> heads = new ArrayList<>(List.of("Threshold"));
        told.forEach(m -> heads.add("#" + (same ? "Value" : m.label())));
        List<List<Object>> rows = new ArrayList<>();
        for (String name : names) {
            List<Object> row = new ArrayList<>(List.of(el("code", name)));
            for (ModelStats model : told) {
                row.add(model.run().summary().path("thresholds").path(name).asText(Words.NONE));
            }
            rows.add(row);
        }
        if (rows.isEmpty()) {
            return Html.NOTHING;
        }
        return Parts.section(
                "thresholds",
                "Thresholds in force",
                "Every number that decided something. They are set in config.yaml.",
                Parts.table("Thresholds", heads, rows));
    }

    public static Html limitations(List<ModelStats> models) {
        List<Html> items = Limitations.of(models).stream().map(s -> el("li", s)).toList();
        if (items.isEmpty()) {
            return Html.NOTHING;
        }
        return Parts.section("limitations", "Limitations", "", el("ul", at("class", "prose"), items));
    }

    public static Html provenance(List<ModelStats> models) {
        List<String> heads = new ArrayList<>(List.of("What"));
        models.forEach(m -> heads.add(m.label()));
        List<List<Object>> rows = new ArrayList<>();
        row(rows, models, "Run", "", true);
        row(rows, models, "Model", "/model", false);
        row(rows, models, "Prompt", "/prompt/name", false);
        row(rows, models, "Prompt hash", "/prompt/hash", false);
        row(rows, models, "Data set", "/dataset/name", false);
        row(rows, models, "Data set hash", "/dataset/hash", false);
        row(rows, models, "Configuration hash", "/config_hash", false);
        row(rows, models, "Embedder", "/embedder", false);
        row(rows, models, "Grounding model", "/grounding_model", false);
        row(rows, models, "Seed", "/seed", false);
        row(rows, models, "Holdfast", "/holdfast", false);
        row(rows, models, "Started", "/started", true);
        row(rows, models, "Finished", "/finished", true);
        return Parts.section(
                "provenance",
                "Provenance",
                "The same data set, model, prompt, configuration and seed give the same findings.",
                Parts.table("Provenance", heads, rows));
    }

    private static void row(
            List<List<Object>> rows, List<ModelStats> models, String name, String pointer, boolean sidecar) {
        List<Object> row = new ArrayList<>(List.of(name));
        boolean any = false;
        for (ModelStats model : models) {
            RunResult run = model.run();
            JsonNode node = sidecar ? run.sidecar().at(pointer) : run.summary().at(pointer);
            String text = pointer.isEmpty() ? run.name() : node.asText();
            any |= !text.isEmpty();
            row.add(el("code", text.isEmpty() ? "not recorded" : text));
        }
        if (any) {
            rows.add(row);
        }
    }
}
