package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Speed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The models side by side: what they get right, what they cost. */
public final class ModelSection {
    private ModelSection() {}

    public static Html of(List<ModelStats> models) {
        List<List<Object>> rows = new ArrayList<>();
        for (ModelStats model : models) {
            JsonNode faithfulness = model.run().metric("faithfulness").orElse(null);
            JsonNode insufficient = model.run().summary().path("abstention").path("false_insufficient_context");
            rows.add(List.of(
                    model.label(),
                    Html.all(Words.value(faithfulness), el("span", at("class", "sub"), Words.interval(faithfulness))),
                    model.perfect() + "/" + model.scored(),
                    model.failureRate().isPresent()
                            ? Words.percent(model.failureRate().getAsDouble())
                            : Words.NONE,
                    insufficient.has("value")
                            ? Words.percent(insufficient.path("value").asDouble())
                            : Words.NONE,
                    model.meanLatency().isPresent()
                            ? Words.duration(model.meanLatency().getAsDouble())
                            : Words.NONE,
                    model.latencies().isEmpty() ? Words.NONE : Words.duration(model.totalMilliseconds()),
                    Words.count(model.timeouts()),
                    model.claimsPerAnswer().isPresent()
                            ? String.format(
                                    Locale.ROOT, "%.1f", model.claimsPerAnswer().getAsDouble())
                            : Words.NONE));
        }
        Html table = Parts.table(
                "Models",
                List.of(
                        "Model",
                        "#Faithfulness",
                        "#Perfect",
                        "#Failure rate",
                        "#False INSUFFICIENT_CONTEXT",
                        "#Mean latency",
                        "#Total time",
                        "#Timeouts",
                        "#Claims per answer"),
                rows);
        List<Html> speeds = Speed.sentences(models).stream().map(Parts::note).toList();
        return Parts.section(
                "models",
                models.size() == 1 ? "The model" : "Models compared",
                "Perfect: answers whose every claim is supported. Failure rate: cases with a failure in any dimension"
                        + " ÷ cases attempted.",
                table,
                speeds,
                Parts.chart(models, Charts::modelComparison, "c-models"),
                Parts.chart(models, Charts::perCase, "c-cases"));
    }
}
