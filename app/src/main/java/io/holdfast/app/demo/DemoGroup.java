package io.holdfast.app.demo;

import io.holdfast.core.config.ExperimentSettings;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Metric;
import io.holdfast.core.stats.Bootstrap;
import java.util.ArrayList;
import java.util.List;

/** Answers of one system to one data set. */
public record DemoGroup(String title, String about, List<DemoResult> results) {
    public DemoGroup {
        results = List.copyOf(results);
    }

    /** Mean faithfulness with its denominators. */
    public Metric faithfulness(ExperimentSettings settings) {
        List<Bootstrap.Observation> scored = new ArrayList<>();
        int abstained = 0;
        int unmeasured = 0;
        for (DemoResult result : results) {
            if (result.finding() instanceof Finding.Scored<Grounding> found) {
                scored.add(new Bootstrap.Observation(
                        found.score(), result.testCase().id()));
            } else if (result.finding() instanceof Finding.Abstained<Grounding>) {
                abstained++;
            } else {
                unmeasured++;
            }
        }
        if (scored.isEmpty()) {
            return new Metric("faithfulness", null, 0, abstained, unmeasured, null);
        }
        double mean = scored.stream()
                .mapToDouble(Bootstrap.Observation::value)
                .average()
                .orElseThrow();
        Bootstrap bootstrap = new Bootstrap(settings.bootstrapSamples(), settings.intervalLevel(), settings.seed());
        return new Metric("faithfulness", mean, scored.size(), abstained, unmeasured, bootstrap.interval(scored));
    }

    public long failures() {
        return results.stream().filter(result -> result.finding().failure()).count();
    }
}
