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
        boolean timed = models.stream().anyMatch(m -> !m.latencies().isEmpty());
        boolean counted = models.stream().map(m -> m.run().summary()).anyMatch(s -> s.has("cost") || tokens(s) > 0);
        if (!timed && !counted) {
            return Html.NOTHING;
        }
        List<List<Object>> rows = new ArrayList<>();
        for (ModelStats model : models) {
            JsonNode summary = model.run().summary();
            JsonNode tokens = summary.path("tokens");
            long used = tokens(summary);
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
                timed
                        ? "Latency of the answers under the full condition: the line runs from the 5th to the 95th"
                                + " percentile, the box over the middle half, its mark is the median. The total is over"
                                + " all conditions. Recorded answers have no latency."
                        : "No latency was measured.",
                timed ? Parts.chart(models, Charts::latency, "c-latency") : Html.NOTHING,
                Parts.table(
                        "Latency and cost",
                        List.of("Model", "#Median", "#95th percentile", "#Total", "#Tokens in", "#Tokens out", "#Cost"),
                        rows));
    }

    private static long tokens(JsonNode summary) {
        JsonNode tokens = summary.path("tokens");
        return tokens.path("input").asLong() + tokens.path("output").asLong();
    }

    private static String quantile(ModelStats model, double q) {
        return model.latencies().isEmpty() ? Words.NONE : Words.duration(Quantiles.of(model.latencies(), q));
    }
}
