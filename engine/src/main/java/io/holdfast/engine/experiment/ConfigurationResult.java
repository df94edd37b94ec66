package io.holdfast.engine.experiment;

import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.config.section.EngineSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Everything one configuration did, with its numbers. */
public record ConfigurationResult(String name, EngineSettings settings, List<QuestionTrial> trials) {
    public ConfigurationResult {
        trials = List.copyOf(trials);
    }

    public String hash() {
        return ConfigHash.of(settings);
    }

    double mean(Predicate<QuestionTrial> which, ToDoubleFunction<QuestionTrial> value) {
        return trials.stream().filter(which).mapToDouble(value).average().orElse(0);
    }

    double median(Predicate<QuestionTrial> which, ToDoubleFunction<QuestionTrial> value) {
        double[] sorted =
                trials.stream().filter(which).mapToDouble(value).sorted().toArray();
        int n = sorted.length;
        return n == 0 ? 0 : n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
    }

    static boolean answered(QuestionTrial t) {
        return !t.outcome().abstained();
    }

    static boolean answerable(QuestionTrial t) {
        return t.item().answerable();
    }

    static boolean unanswerable(QuestionTrial t) {
        return !t.item().answerable();
    }

    public double overlap() {
        return mean(ConfigurationResult::answered, t -> t.outcome().overlap());
    }

    public double tokens() {
        return mean(t -> true, t -> t.outcome().tokens());
    }

    public double latencyMillis() {
        return median(t -> true, t -> t.outcome().latency().toNanos() / 1e6);
    }

    public AbstentionCurve curve() {
        return AbstentionCurve.of(trials);
    }

    Map<String, Integer> errors() {
        Map<String, Integer> counts = new TreeMap<>();
        Arrays.stream(ErrorCategory.values())
                .filter(c -> c != ErrorCategory.NONE)
                .forEach(c -> counts.put(c.id(), 0));
        trials.stream()
                .filter(t -> t.error() != ErrorCategory.NONE)
                .forEach(t -> counts.merge(t.error().id(), 1, Integer::sum));
        return counts;
    }

    Map<String, Double> tokensByStage() {
        Map<String, Double> sums = new TreeMap<>();
        trials.forEach(
                t -> t.outcome().tokensByStage().forEach((stage, n) -> sums.merge(stage, (double) n, Double::sum)));
        sums.replaceAll((stage, sum) -> sum / trials.size());
        return sums;
    }
}
