package io.holdfast.lab.report.chart;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.chart.IntervalChart.Group;
import io.holdfast.lab.report.chart.IntervalChart.Row;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelName;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Score;
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

    private static final String CLEAN = "faithfulness.clean";
    private static final String DISTRACTOR = "faithfulness.distractor";

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
                .filter(d -> models.stream().anyMatch(m -> measured(metric(m, d))))
                .map(d -> new Group(Words.capital(d) + (d.equals("sensitivity") ? " (lower is better)" : ""), rows(d)))
                .toList();
        return groups.isEmpty()
                ? Drawing.without("Models by dimension", "No dimension was measured.", sheet)
                : IntervalChart.of(
                        "Models by dimension", "Mean of each dimension with its interval, by model", groups, sheet);
    }

    public Drawing perCase() {
        Set<String> cases = new LinkedHashSet<>();
        models.forEach(m -> m.run()
                .findings("faithfulness")
                .forEach(f -> cases.add(f.path("case").asText())));
        List<CaseChart.Series> series = new ArrayList<>();
        for (int i = 0; i < models.size(); i++) {
            series.add(new CaseChart.Series(
                    models.get(i).label(), models.get(i).scores("faithfulness"), without(i), Ink.series(i)));
        }
        return CaseChart.of("Faithfulness case by case", List.copyOf(cases), series, sheet);
    }

    /** The cases of a model that have no score, with the reason in a word. */
    private Map<String, String> without(int model) {
        Map<String, String> cases = new LinkedHashMap<>();
        for (ObjectNode finding : models.get(model).run().findings("faithfulness")) {
            if (Score.of(finding).isEmpty()) {
                cases.put(finding.path("case").asText(), Score.unmeasured(finding) ? "unmeasured" : "declined");
            }
        }
        return cases;
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
        Map<String, List<ModelStats>> byModel = new LinkedHashMap<>();
        for (ModelStats model : models) {
            byModel.computeIfAbsent(model.run().model(), k -> new ArrayList<>()).add(model);
        }
        List<Group> groups = new ArrayList<>();
        byModel.forEach((name, runs) -> pairs(name, runs, groups));
        return groups.isEmpty()
                ? Drawing.without(title, "No model was asked both clean and distractor cases.", sheet)
                : IntervalChart.of(
                        title, "Mean faithfulness on clean and on distractor cases, by model", groups, sheet);
    }

    /** Clean and distractor of one model: of each run that holds both, else of two runs that hold one each. */
    private static void pairs(String name, List<ModelStats> runs, List<Group> groups) {
        boolean whole = false;
        for (ModelStats run : runs) {
            if (run.run().metric(CLEAN).isPresent()
                    && run.run().metric(DISTRACTOR).isPresent()) {
                groups.add(pair(run.label(), run, run));
                whole = true;
            }
        }
        ModelStats clean = only(runs, CLEAN);
        ModelStats distractor = only(runs, DISTRACTOR);
        if (!whole && clean != null && distractor != null) {
            groups.add(pair(ModelName.spoken(name), clean, distractor));
        }
    }

    /** The one run that measured something; null where none did, or several. */
    private static @Nullable ModelStats only(List<ModelStats> runs, String metric) {
        List<ModelStats> with =
                runs.stream().filter(r -> r.run().metric(metric).isPresent()).toList();
        return with.size() == 1 ? with.get(0) : null;
    }

    private static Group pair(String label, ModelStats clean, ModelStats distractor) {
        return new Group(
                label,
                List.of(
                        row("clean", metric(clean, CLEAN), true, Ink.FIRST),
                        row("distractor", metric(distractor, DISTRACTOR), true, Ink.SECOND)));
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
            ModelStats model = models.get(i);
            boolean asked = model.run().dimensions().contains(metric.replaceFirst("\\..*", ""));
            rows.add(row(model.label(), metric(model, metric), asked, Ink.series(i)));
        }
        return rows;
    }

    private static boolean measured(@Nullable JsonNode metric) {
        return metric != null && metric.path("value").isNumber();
    }

    private static @Nullable JsonNode metric(ModelStats model, String name) {
        return model.run().metric(name).orElse(null);
    }

    private static Row row(String label, @Nullable JsonNode metric, boolean asked, Ink ink) {
        if (metric == null || !measured(metric)) {
            return new Row(label, null, null, null, asked ? "not measured" : "not asked", ink);
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
