package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What could not be measured and why; which kinds of failure there are. */
public final class CoverageSection {
    private CoverageSection() {}

    public static Html of(List<ModelStats> models) {
        List<List<Object>> classes = classes(models);
        List<List<Object>> reasons = new ArrayList<>();
        List<List<Object>> coverage = new ArrayList<>();
        for (ModelStats model : models) {
            reasons(model)
                    .forEach((reason, n) -> reasons.add(List.of(
                            model.label(),
                            reason.dimension(),
                            Words.spoken(reason.code()),
                            reason.message(),
                            Words.count(n))));
            for (String dimension : model.run().dimensions()) {
                model.run()
                        .metric(dimension)
                        .ifPresent(m -> coverage.add(List.of(
                                model.label(),
                                Words.capital(dimension),
                                Words.percent(m.path("coverage").asDouble()),
                                Words.value(m),
                                Words.count(m.path("n").asLong()),
                                m.has("worst_case")
                                        ? Words.score(m.path("worst_case").asDouble())
                                        : Words.NONE,
                                Words.count(m.path("unmeasured").asLong()),
                                Words.count(model.run()
                                        .summary()
                                        .path("not_applicable")
                                        .path(dimension)
                                        .asLong()))));
            }
        }
        return Parts.section(
                "coverage",
                "Failures and coverage",
                "A case that could not be measured is never counted as good: the worst case counts it as the worst"
                        + " score.",
                el("h3", "Failures by class"),
                classes.isEmpty()
                        ? Parts.note("No failure of any class.")
                        : Parts.table("Failures by class", heads(models), classes),
                el("h3", "Coverage"),
                Parts.table(
                        "Coverage by dimension",
                        List.of(
                                "Model",
                                "Dimension",
                                "#Coverage",
                                "#Mean",
                                "#n",
                                "#Worst case",
                                "#Unmeasured",
                                "#Not applicable"),
                        coverage),
                el("h3", "Why findings are missing"),
                reasons.isEmpty()
                        ? Parts.note("Everything that was attempted was measured.")
                        : Parts.table(
                                "Reasons",
                                List.of("Model", "Dimension", "Reason", "For example", "#Findings"),
                                reasons));
    }

    private static List<String> heads(List<ModelStats> models) {
        List<String> heads = new ArrayList<>(List.of("Class"));
        models.forEach(m -> heads.add("#" + m.label()));
        return heads;
    }

    private static List<List<Object>> classes(List<ModelStats> models) {
        List<List<Object>> rows = new ArrayList<>();
        models.get(0).run().summary().path("failure_classes").fieldNames().forEachRemaining(name -> {
            List<Object> row = new ArrayList<>(List.of(Words.capital(Words.spoken(name))));
            long all = 0;
            for (ModelStats model : models) {
                long n =
                        model.run().summary().path("failure_classes").path(name).asLong();
                all += n;
                row.add(Words.count(n));
            }
            if (all > 0) {
                rows.add(row);
            }
        });
        return rows;
    }

    /** Reasons with the same code are one; the message is the first one seen. */
    private record Reason(String dimension, String code, String message) implements Comparable<Reason> {
        @Override
        public int compareTo(Reason other) {
            int byDimension = dimension.compareTo(other.dimension);
            return byDimension != 0 ? byDimension : code.compareTo(other.code);
        }
    }

    private static Map<Reason, Integer> reasons(ModelStats model) {
        Map<Reason, Integer> reasons = new TreeMap<>();
        for (ObjectNode finding : model.run().findings()) {
            if (Score.unmeasured(finding)) {
                Reason reason = new Reason(
                        finding.path("dimension").asText(),
                        finding.path("reason").asText(),
                        finding.path("message").asText());
                reasons.merge(reason, 1, Integer::sum);
            }
        }
        return reasons;
    }
}
