package io.holdfast.lab.context;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.ExperimentSettings;
import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.stats.Bootstrap;
import io.holdfast.core.stats.Bootstrap.Observation;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What was retrieved for the answers of a whole file: means with intervals, and whose fault bad answers are. */
public final class ContextTally {
    private final Bootstrap bootstrap;
    private final Map<ContextMetric, List<Observation>> values = new LinkedHashMap<>();
    private final Map<String, Integer> causes = new TreeMap<>();
    private int answers;
    private int unmeasured;

    public ContextTally(ExperimentSettings settings) {
        this.bootstrap = new Bootstrap(settings.bootstrapSamples(), settings.intervalLevel(), settings.seed());
    }

    /**
     * @param context of one answer, as {@link ContextJson} writes it
     * @param documents what tells its documents from others
     */
    public void add(JsonNode context, String documents) {
        if (!context.path("outcome").asText().equals("scored")) {
            unmeasured++;
            return;
        }
        answers++;
        for (ContextMetric metric : ContextMetric.values()) {
            if (context.path(metric.id()).isNumber()) {
                values.computeIfAbsent(metric, m -> new ArrayList<>())
                        .add(new Observation(context.path(metric.id()).asDouble(), documents));
            }
        }
        if (context.has("cause")) {
            causes.merge(context.path("cause").asText(), 1, Integer::sum);
        }
    }

    /** The numbers with their denominators. */
    public ObjectNode json() {
        ObjectNode node = Json.object().put("answers", answers).put("unmeasured", unmeasured);
        values.forEach((metric, all) -> {
            Interval interval = bootstrap.intervalOfShares(all);
            ObjectNode figures =
                    node.putObject(metric.id()).put("n", all.size()).put("mean", Json.round(mean(all)));
            figures.putArray("interval").add(Json.round(interval.low())).add(Json.round(interval.high()));
        });
        ObjectNode blamed = node.putObject("causes");
        causes.forEach(blamed::put);
        return node;
    }

    /** One sentence for people. */
    public String sentence() {
        List<String> parts = new ArrayList<>();
        values.forEach((metric, all) -> {
            Interval interval = bootstrap.intervalOfShares(all);
            parts.add(String.format(
                    Locale.ROOT,
                    "%s %.2f [%.2f, %.2f] (n %d)",
                    metric.id().replace("context_", ""),
                    mean(all),
                    interval.low(),
                    interval.high(),
                    all.size()));
        });
        int retrieval = causes.getOrDefault("retrieval", 0);
        int generation = causes.getOrDefault("generation", 0);
        return "retrieval: " + (parts.isEmpty() ? "nothing could be measured" : String.join(", ", parts))
                + (retrieval + generation == 0
                        ? ""
                        : "; of the bad answers " + retrieval + " had chunks that do not hold the answer, " + generation
                                + " did not keep to theirs");
    }

    private static double mean(List<Observation> all) {
        return all.stream().mapToDouble(Observation::value).sum() / all.size();
    }
}
