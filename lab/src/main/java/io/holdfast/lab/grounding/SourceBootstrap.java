package io.holdfast.lab.grounding;

import io.holdfast.core.model.Metric.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.jspecify.annotations.Nullable;

/**
 * 95 % intervals by resampling sources: answers to one context stay together, so that many answers to one document count
 * once.
 */
final class SourceBootstrap {
    private static final int DRAWS = 1000;

    private final long seed;

    SourceBootstrap(long seed) {
        this.seed = seed;
    }

    /** The interval of a figure; null where too few draws have one. */
    <T> @Nullable Interval interval(
            List<T> rows, Function<T, String> source, Function<List<T>, @Nullable Double> figure) {
        List<List<T>> clusters = new ArrayList<>(Rankings.groups(rows, source).values());
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        List<Double> drawn = new ArrayList<>();
        for (int d = 0; d < DRAWS; d++) {
            List<T> sample = new ArrayList<>();
            for (int i = 0; i < clusters.size(); i++) {
                sample.addAll(clusters.get(random.nextInt(clusters.size())));
            }
            Double value = figure.apply(sample);
            if (value != null) {
                drawn.add(value);
            }
        }
        if (drawn.size() < DRAWS / 2) {
            return null;
        }
        double[] sorted = drawn.stream().mapToDouble(x -> x).sorted().toArray();
        return new Interval(sorted[(int) (0.025 * sorted.length)], sorted[(int) (0.975 * sorted.length)]);
    }
}
