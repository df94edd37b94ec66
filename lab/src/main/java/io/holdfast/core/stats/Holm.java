package io.holdfast.core.stats;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Holm's correction: p-values of several tests made so that the chance of any false alarm among them stays below the
 * significance. The smallest is multiplied by the number of tests, the next by one less, and so on, never decreasing.
 */
public final class Holm {
    private Holm() {}

    public static double[] adjust(double... pValues) {
        Integer[] order = new Integer[pValues.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingDouble(i -> pValues[i]));
        double[] adjusted = new double[pValues.length];
        double highest = 0;
        for (int rank = 0; rank < order.length; rank++) {
            highest = Math.max(highest, Math.min(1, pValues[order[rank]] * (order.length - rank)));
            adjusted[order[rank]] = highest;
        }
        return adjusted;
    }
}
