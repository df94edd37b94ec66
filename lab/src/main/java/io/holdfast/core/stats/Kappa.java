package io.holdfast.core.stats;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Cohen's κ: agreement of two raters beyond what their own habits would give by chance. */
public final class Kappa {
    private Kappa() {}

    /** Empty without ratings, and where both raters used one and the same label only: chance explains everything. */
    public static OptionalDouble of(List<String> first, List<String> second) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException("raters rated " + first.size() + " and " + second.size() + " things");
        }
        int n = first.size();
        Map<String, int[]> labels = new TreeMap<>();
        int agreed = 0;
        for (int i = 0; i < n; i++) {
            labels.computeIfAbsent(first.get(i), k -> new int[2])[0]++;
            labels.computeIfAbsent(second.get(i), k -> new int[2])[1]++;
            agreed += first.get(i).equals(second.get(i)) ? 1 : 0;
        }
        double chance = 0;
        for (int[] counts : labels.values()) {
            chance += (double) counts[0] / n * counts[1] / n;
        }
        return n == 0 || chance >= 1
                ? OptionalDouble.empty()
                : OptionalDouble.of(((double) agreed / n - chance) / (1 - chance));
    }
}
