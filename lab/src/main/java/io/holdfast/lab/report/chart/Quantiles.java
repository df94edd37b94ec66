package io.holdfast.lab.report.chart;

import java.util.Collection;

/** Quantiles of a sample. */
public final class Quantiles {
    private Quantiles() {}

    /** Linear between the two nearest values; the sample must not be empty. */
    public static double of(Collection<Double> values, double q) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double position = q * (sorted.length - 1);
        int below = (int) Math.floor(position);
        int above = (int) Math.ceil(position);
        return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
    }
}
