package io.holdfast.lab.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What happens to answers when the documents are taken away, changed, or roughened. */
final class ConditionSection {
    private ConditionSection() {}

    static Html dependency(List<ModelStats> models) {
        List<List<Object>> rows = new ArrayList<>();
        List<Html> flags = new ArrayList<>();
        for (ModelStats model : models) {
            Map<String, int[]> conditions = new LinkedHashMap<>();
            int flagged = 0;
            for (ObjectNode finding : model.run().findings("dependency")) {
                flagged += finding.path("flags").isEmpty() ? 0 : 1;
                for (JsonNode condition : finding.path("conditions")) {
                    int[] counts = conditions.computeIfAbsent(
                            condition.path("condition").asText(), k -> new int[6]);
                    counts[0]++;
                    counts[1] += condition.path("changed").asBoolean() ? 1 : 0;
                    counts[2 + follows(condition.path("follows").asText())]++;
                }
            }
            conditions.forEach((name, c) -> rows.add(List.of(
                    model.label(),
                    Words.spoken(name),
                    Words.count(c[0]),
                    c[1] + "/" + c[0],
                    Words.count(c[2]),
                    Words.count(c[3]),
                    Words.count(c[4]),
                    Words.count(c[5]))));
            if (flagged > 0) {
                flags.add(Parts.note(flagged + (flagged == 1 ? " case" : " cases") + " of " + model.label()
                        + " did not depend on the context: the answer stayed the same without it or against it."));
            }
        }
        if (rows.isEmpty()) {
            return Html.NOTHING;
        }
        Html body = Parts.table(
                "Answers under other contexts",
                List.of(
                        "Model",
                        "Condition",
                        "#Asked",
                        "#Changed",
                        "#Follow the context",
                        "#Follow memory",
                        "#Abstain",
                        "#Other"),
                rows);
        return Parts.section(
                "dependency",
                "Dependency on the documents",
                "An answer that does not change when its documents are removed or say something else did not come from"
                        + " them.",
                body,
                flags);
    }

    private static int follows(String what) {
        return switch (what) {
            case "context" -> 0;
            case "memory" -> 1;
            case "abstains" -> 2;
            default -> 3;
        };
    }

    /** Sums over one perturbation. */
    private static final class Tally {
        private int asked;
        private int robust;
        private int conflicts;
        private double similarity;
    }

    static Html sensitivity(List<ModelStats> models) {
        List<List<Object>> rows = new ArrayList<>();
        List<Html> floors = new ArrayList<>();
        for (ModelStats model : models) {
            Map<String, Tally> tallies = new LinkedHashMap<>();
            for (ObjectNode finding : model.run().findings("sensitivity")) {
                for (JsonNode p : finding.path("perturbations")) {
                    Tally tally = tallies.computeIfAbsent(p.path("perturbation").asText(), k -> new Tally());
                    tally.asked++;
                    tally.robust += p.path("robust").asBoolean() ? 1 : 0;
                    tally.conflicts += p.path("conflicts").isEmpty() ? 0 : 1;
                    tally.similarity += p.path("similarity").asDouble();
                }
            }
            tallies.forEach((name, t) -> rows.add(List.of(
                    model.label(),
                    Words.spoken(name),
                    Words.count(t.asked),
                    t.robust + "/" + t.asked,
                    Words.score(t.similarity / t.asked),
                    Words.count(t.conflicts))));
            model.run()
                    .metric("sensitivity.noise_floor")
                    .filter(m -> m.has("value"))
                    .ifPresent(m -> floors.add(Parts.note("Noise floor of " + model.label() + ": " + Words.value(m)
                            + " (how much the answer changes when nothing does).")));
        }
        if (rows.isEmpty()) {
            return Html.NOTHING;
        }
        Html body = Parts.table(
                "Answers after harmless changes",
                List.of("Model", "Perturbation", "#Asked", "#Robust", "#Mean similarity", "#With a changed fact"),
                rows);
        return Parts.section(
                "sensitivity",
                "Sensitivity to harmless changes",
                "Typos, letter case, order and noise do not change what a document says. The answer should not change"
                        + " either.",
                body,
                floors);
    }
}
