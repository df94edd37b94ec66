package io.holdfast.core.stats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Paired permutation test of a mean difference: were the two runs interchangeable, each document's differences could
 * as well have had the other sign. The p-value is the share of sign choices that give a mean at least as far from 0.
 * Up to {@value #EXACT} clusters every choice is tried; beyond, seeded random ones, the observed one counted among them,
 * so that p is never 0 and never too small.
 */
public final class PermutationTest {
    private static final int EXACT = 14;
    private static final double ROUNDING = 1e-12;

    private final int permutations;
    private final long seed;

    public PermutationTest(int permutations, long seed) {
        if (permutations < 1) {
            throw new IllegalArgumentException("permutations " + permutations);
        }
        this.permutations = permutations;
        this.seed = seed;
    }

    /** Two-sided p-value of paired differences; 1 when there is nothing to compare. */
    public double pValue(List<Bootstrap.Observation> differences) {
        Map<String, Double> sums = new LinkedHashMap<>();
        differences.forEach(d -> sums.merge(d.cluster(), d.value(), Double::sum));
        double[] clusters = sums.values().stream()
                .mapToDouble(Double::doubleValue)
                .filter(d -> d != 0)
                .toArray();
        double observed = 0;
        double size = 0;
        for (double d : clusters) {
            observed += d;
            size += Math.abs(d);
        }
        double bar = Math.abs(observed) - ROUNDING * size;
        return clusters.length <= EXACT ? exact(clusters, bar) : random(clusters, bar);
    }

    private static double exact(double[] d, double bar) {
        int all = 1 << d.length;
        int hits = 0;
        for (int signs = 0; signs < all; signs++) {
            double sum = 0;
            for (int i = 0; i < d.length; i++) {
                sum += (signs >> i & 1) == 0 ? d[i] : -d[i];
            }
            hits += Math.abs(sum) >= bar ? 1 : 0;
        }
        return (double) hits / all;
    }

    private double random(double[] d, double bar) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        int hits = 1;
        for (int p = 0; p < permutations; p++) {
            double sum = 0;
            long bits = 0;
            for (int i = 0; i < d.length; i++) {
                bits = i % Long.SIZE == 0 ? random.nextLong() : bits >>> 1;
                sum += (bits & 1) == 0 ? d[i] : -d[i];
            }
            hits += Math.abs(sum) >= bar ? 1 : 0;
        }
        return hits / (permutations + 1.0);
    }
}
