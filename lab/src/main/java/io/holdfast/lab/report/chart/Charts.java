package io.holdfast.lab.report.chart;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.chart.IntervalChart.Group;
import io.holdfast.lab.report.chart.IntervalChart.Row;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The charts of a set of runs, under the names their files have. */
public final class Charts {
    /** The charts by the word that chooses them on the command line. */
    public static final List<String> NAMES =
            List.of("model_comparison", "per_case", "faithfulness", "clean_vs_distractor", "latency");

    private final List<ModelStats> models;
    private final Sheet sheet;

    public Charts(List<ModelStats> models, Sheet sheet) {
        this.models = List.copyOf(models);
        this.sheet = sheet;
    }

    /** The drawings a word stands for, by file name without ending; {@code all} stands for every one. */
    public Map<String, Drawing> named(String name) {
        Map<String, Drawing> charts = new LinkedHashMap<>();
        boolean all = name.equals("all");
        if (all || name.equals("model_comparison")) {
            charts.put("model_comparison", modelComparison());
        }
        if (all || name.equals("per_case")) {
            charts.put("per_case_comparison", perCase());
        }
        if (all || name.equals("faithfulness")) {
            charts.put("faithfulness_clean", faithfulness("clean"));
            charts.put("faithfulness_distractor", faithfulness("distractor"));
        }
        if (all || name.equals("clean_vs_distractor")) {
            charts.put("comparison_clean_vs_distractor", cleanVersusDistractor());
        }
        if (all || name.equals("latency")) {
            charts.put("latency_comparison", latency());
        }
        return charts;
    }

    public Drawing modelComparison() {
        Set<String> dimensions = new LinkedHashSet<>();
        models.forEach(m -> dimensions.addAll(m.run().dimensions()));
        List<Group> groups = dimensions.stream()
                .map(d -> new Group(Words.capital(d) + (d.equals("sensitivity") ? " (lower is better)" : ""), rows(d)))
                .toList();
        return groups.isEmpty()
                ? Drawing.without("Models by dimension", "No dimension was measured.", sheet)
                : IntervalChart.of(
                        "Models by dimension", "Mean of each dimension with its interval, by model", groups, sheet);
    }

    public Drawing perCase() {
        List<CaseChart.Series> series = new ArrayList<>();
        for (int i = 0; i < models.size(); i++) {
            series.add(
                    new CaseChart.Series(models.get(i).label(), models.get(i).scores("faithfulness"), Ink.series(i)));
        }
        return CaseChart.of("Faithfulness case by case", series, sheet);
    }

    public Drawing faithfulness(String kind) {
        String title = "Faithfulness on " + kind + " cases";
        boolean any = models.stream()
                .anyMatch(m -> m.run().metric("faithfulness." + kind).isPresent());
        if (!any) {
            return Drawing.without(title, "No " + kind + " case was measured in these runs.", sheet);
        }
        return IntervalChart.of(
                title,
                "Mean faithfulness on " + kind + " cases with its interval, by model",
                List.of(new Group(Words.capital(kind), rows("faithfulness." + kind))),
                sheet);
    }

    public Drawing cleanVersusDistractor() {
        String title = "Faithfulness: clean against distractor";
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < models.size(); i++) {
            ModelStats model = models.get(i);
            if (model.run().metric("faithfulness.clean").isPresent()
                    && model.run().metric("faithfulness.distractor").isPresent()) {
                groups.add(new Group(
                        model.label(),
                        List.of(
                                row("clean", metric(model, "faithfulness.clean"), Ink.FIRST),
                                row("distractor", metric(model, "faithfulness.distractor"), Ink.SECOND))));
            }
        }
        return groups.isEmpty()
                ? Drawing.without(title, "No run holds both clean and distractor cases.", sheet)
                : IntervalChart.of(
                        title, "Mean faithfulness on clean and on distractor cases, by model", groups, sheet);
    }

    public Drawing latency() {
        List<LatencyChart.Series> series = new ArrayList<>();
        for (int i = 0; i < models.size(); i++) {
            series.add(
                    new LatencyChart.Series(models.get(i).label(), models.get(i).latencies(), Ink.series(i)));
        }
        return LatencyChart.of("Time an answer took", series, sheet);
    }

    private List<Row> rows(String metric) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < models.size(); i++) {
            rows.add(row(models.get(i).label(), metric(models.get(i), metric), Ink.series(i)));
        }
        return rows;
    }

    private static @Nullable JsonNode metric(ModelStats model, String name) {
        return model.run().metric(name).orElse(null);
    }

    private static Row row(String label, @Nullable JsonNode metric, Ink ink) {
        if (metric == null || !metric.path("value").isNumber()) {
            return new Row(label, null, null, null, "", ink);
        }
        JsonNode interval = metric.path("interval");
        return new Row(
                label,
                metric.path("value").asDouble(),
                interval.has("low") ? interval.path("low").asDouble() : null,
                interval.has("high") ? interval.path("high").asDouble() : null,
                "n = " + metric.path("n").asInt(),
                ink);
    }
}
