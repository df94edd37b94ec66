package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Clean cases against distractor cases: does a corrupted document change the answer as it should? */
final class KindSection {
    private KindSection() {}

    static Html of(List<ModelStats> models) {
        List<List<Object>> rows = new ArrayList<>();
        for (ModelStats model : models) {
            types(model)
                    .forEach((type, counts) -> rows.add(List.of(
                            model.label(),
                            Words.spoken(type),
                            Words.count(counts[0]),
                            Words.count(counts[1]),
                            Words.count(counts[2]),
                            Words.count(counts[3]))));
        }
        boolean clean = measured(models, "clean");
        boolean distractor = measured(models, "distractor");
        if (!distractor) {
            return Html.NOTHING;
        }
        Html table = rows.isEmpty()
                ? Html.NOTHING
                : Html.all(
                        el("h3", "What the answers to distractor cases agree with"),
                        Parts.table(
                                "Distractor cases by type",
                                List.of(
                                        "Model",
                                        "Distractor",
                                        "#Cases",
                                        "#Agree with the context",
                                        "#Agree with the original",
                                        "#Follow the corrupted context"),
                                rows));
        return Parts.section(
                "kinds",
                "Clean against distractor",
                "A distractor case has a document that was changed: a faithful answer follows the document it was given,"
                        + " not what the model remembers.",
                clean ? Parts.chart(models, Charts::cleanVersusDistractor, "c-kinds") : Html.NOTHING,
                clean ? Parts.chart(models, c -> c.faithfulness("clean"), "c-clean") : Html.NOTHING,
                Parts.chart(models, c -> c.faithfulness("distractor"), "c-distractor"),
                table);
    }

    private static boolean measured(List<ModelStats> models, String kind) {
        return models.stream()
                .anyMatch(m -> m.run().metric("faithfulness." + kind).isPresent());
    }

    private static Map<String, int[]> types(ModelStats model) {
        Map<String, int[]> types = new TreeMap<>();
        for (ObjectNode finding : model.run().findings("faithfulness")) {
            JsonNode distractor = finding.path("distractor");
            if (distractor.isObject()) {
                int[] counts = types.computeIfAbsent(distractor.path("type").asText("unnamed"), k -> new int[4]);
                counts[0]++;
                counts[1] += distractor.path("agrees_with_context").asBoolean() ? 1 : 0;
                counts[2] += distractor.path("agrees_with_original").asBoolean() ? 1 : 0;
                counts[3] += distractor.path("followed_corrupted_context").asBoolean() ? 1 : 0;
            }
        }
        return types;
    }
}
