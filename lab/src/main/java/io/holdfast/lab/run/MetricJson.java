package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.ExperimentSettings;
import io.holdfast.core.model.Metric;
import io.holdfast.core.stats.Bootstrap;
import io.holdfast.core.stats.Bootstrap.Observation;
import io.holdfast.core.stats.WorstCase;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** One mean over findings, with its denominators, its interval and its worst case. */
public final class MetricJson {
    private final Bootstrap bootstrap;
    private final double level;

    public MetricJson(ExperimentSettings settings) {
        this.bootstrap = new Bootstrap(settings.bootstrapSamples(), settings.intervalLevel(), settings.seed());
        this.level = settings.intervalLevel();
    }

    /** @param value the number of a scored finding; a scored finding without it counts as unmeasured */
    public ObjectNode of(
            String name, List<ObjectNode> findings, boolean lowerIsBetter, Function<ObjectNode, OptionalDouble> value) {
        List<Observation> observations = new ArrayList<>();
        int abstained = 0;
        int unmeasured = 0;
        int failures = 0;
        for (ObjectNode finding : findings) {
            failures += finding.path("failure").asBoolean() ? 1 : 0;
            String outcome = finding.path("outcome").asText();
            OptionalDouble number = outcome.equals("scored") ? value.apply(finding) : OptionalDouble.empty();
            if (number.isPresent()) {
                observations.add(new Observation(
                        number.getAsDouble(), finding.path("document").asText()));
            } else if (outcome.equals("abstained")) {
                abstained++;
            } else {
                unmeasured++;
            }
        }
        double sum = observations.stream().mapToDouble(Observation::value).sum();
        int n = observations.size();
        Metric metric = new Metric(
                name,
                n == 0 ? null : sum / n,
                n,
                abstained,
                unmeasured,
                n == 0 ? null : bootstrap.intervalOfShares(observations));
        return json(metric, failures, lowerIsBetter, sum);
    }

    private ObjectNode json(Metric metric, int failures, boolean lowerIsBetter, double sum) {
        ObjectNode node = Json.object().put("name", metric.name());
        if (metric.value() != null) {
            node.put("value", Json.round(metric.value()));
        }
        node.put("n", metric.n())
                .put("abstained", metric.abstained())
                .put("unmeasured", metric.unmeasured())
                .put("coverage", Json.round(metric.coverage()));
        Metric.Interval interval = metric.interval();
        if (interval != null) {
            node.putObject("interval")
                    .put("low", Json.round(interval.low()))
                    .put("high", Json.round(interval.high()))
                    .put("level", level);
        }
        WorstCase.of(sum, metric.n(), metric.unmeasured(), lowerIsBetter ? 1 : 0)
                .ifPresent(bound -> node.put("worst_case", Json.round(bound)));
        return node.put("failures", failures).put("direction", lowerIsBetter ? "lower" : "higher");
    }
}
