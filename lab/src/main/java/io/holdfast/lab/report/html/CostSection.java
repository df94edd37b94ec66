package io.holdfast.lab.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.chart.Quantiles;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;

/** How long answers took and what they cost. */
final class CostSection {
    private CostSection() {}

    static Html of(List<ModelStats> models) {
        List<List<Object>> rows = new ArrayList<>();
        for (ModelStats model : models) {
            JsonNode summary = model.run().summary();
            JsonNode tokens = summary.path("tokens");
            long used = tokens.path("input").asLong() + tokens.path("output").asLong();
            rows.add(List.of(
                    model.label(),
                    quantile(model, 0.5),
                    quantile(model, 0.95),
                    model.latencies().isEmpty() ? Words.NONE : Words.duration(model.totalMilliseconds()),
                    used == 0
                            ? "not reported"
                            : Words.count(tokens.path("input").asLong()),
                    used == 0
                            ? "not reported"
                            : Words.count(tokens.path("output").asLong()),
                    summary.has("cost") ? summary.path("cost").asText() : "no price given"));
        }
        return Parts.section(
                "cost",
                "Latency and cost",
                "Latency of the answers under the full condition: the line runs from the 5th to the 95th percentile, the box"
                        + " over the middle half, its mark is the median. The total is over all conditions.",
                Parts.chart(models, Charts::latency, "c-latency"),
                Parts.table(
                        "Latency and cost",
                        List.of("Model", "#Median", "#95th percentile", "#Total", "#Tokens in", "#Tokens out", "#Cost"),
                        rows));
    }

    private static String quantile(ModelStats model, double q) {
        return model.latencies().isEmpty() ? Words.NONE : Words.duration(Quantiles.of(model.latencies(), q));
    }
}
