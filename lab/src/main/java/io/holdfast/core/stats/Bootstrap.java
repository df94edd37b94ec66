package io.holdfast.core.stats;

import io.holdfast.core.model.Metric.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Percentile interval of a mean by resampling whole clusters: cases that share a document stand or fall together, so
 * the documents are drawn, not the cases. The same values, clusters and seed give the same interval.
 *
 * <p>The plain percentile interval is too narrow for few clusters: resampling k of them underestimates the spread by
 * √(1 − 1/k) and uses normal tails where Student's are due. Both are put right by reading the resampled means further
 * out (docs/decisions/055-statistics.md has the coverage of this, the plain and the BCa interval).
 */
public final class Bootstrap {
    private static final double EQUAL = 1e-12;

    private final int samples;
    private final double level;
    private final long seed;

    public Bootstrap(int samples, double level, long seed) {
        if (samples < 1 || !(level > 0 && level < 1)) {
            throw new IllegalArgumentException("samples " + samples + ", level " + level);
        }
        this.samples = samples;
        this.level = level;
        this.seed = seed;
    }

    /** One measured value and the cluster (document) it belongs to. */
    public record Observation(double value, String cluster) {
        public Observation {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("not a number: " + value);
            }
        }
    }

    public Interval interval(List<Observation> observations) {
        if (observations.isEmpty()) {
            throw new IllegalArgumentException("nothing to resample");
        }
        Map<String, double[]> sums = new LinkedHashMap<>();
        for (Observation o : observations) {
            double[] sum = sums.computeIfAbsent(o.cluster(), k -> new double[2]);
            sum[0] += o.value();
            sum[1]++;
        }
        List<double[]> clusters = new ArrayList<>(sums.values());
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        double[] means = new double[samples];
        for (int s = 0; s < samples; s++) {
            double total = 0;
            double count = 0;
            for (int i = 0; i < clusters.size(); i++) {
                double[] drawn = clusters.get(random.nextInt(clusters.size()));
                total += drawn[0];
                count += drawn[1];
            }
            means[s] = total / count;
        }
        Arrays.sort(means);
        if (clusters.size() == 1 && Math.abs(means[0]) <= 1) {
            // a difference of shares, seen on one document: what other documents would give is anyone's guess
            double reach = reach(1);
            return new Interval(means[0] - (1 + means[0]) * reach, means[0] + (1 - means[0]) * reach);
        }
        double tail = tail(clusters.size());
        return new Interval(quantile(means, tail), quantile(means, 1 - tail));
    }

    /**
     * The interval of a mean of shares, values in [0, 1]. Resampling clusters with equal means shows no spread at all,
     * and "100 %, from 100 % to 100 %" of ten cases, or "50 %, from 50 % to 50 %" of three cases about one document,
     * would be a lie: there the exact interval of a proportion is given, with a cluster as the unit.
     */
    public Interval intervalOfShares(List<Observation> observations) {
        if (observations.isEmpty()) {
            return interval(observations);
        }
        Map<String, List<Double>> clusters = new LinkedHashMap<>();
        observations.forEach(o ->
                clusters.computeIfAbsent(o.cluster(), k -> new ArrayList<>()).add(o.value()));
        double first = mean(clusters.values().iterator().next());
        if (clusters.values().stream().anyMatch(values -> Math.abs(mean(values) - first) > EQUAL)) {
            return interval(observations);
        }
        double reach = reach(clusters.size());
        return new Interval(first * (1 - reach), first + (1 - first) * reach);
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).sum() / values.size();
    }

    /** How far towards the end of its range a share may lie that was seen to be the same in so many clusters. */
    private double reach(int clusters) {
        return 1 - Math.pow((1 - level) / 2, 1.0 / clusters);
    }

    private double tail(int clusters) {
        double tail = (1 - level) / 2;
        if (clusters < 2) {
            return tail;
        }
        double reach = Normal.studentQuantile(1 - tail, clusters - 1) * Math.sqrt(clusters / (clusters - 1.0));
        return 1 - Normal.cdf(reach);
    }

    /** Linear interpolation between the two order statistics around {@code q}. */
    private static double quantile(double[] sorted, double q) {
        double position = q * (sorted.length - 1);
        int below = (int) Math.floor(position);
        int above = (int) Math.ceil(position);
        return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
    }
}
