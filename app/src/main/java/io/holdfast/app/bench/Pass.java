package io.holdfast.app.bench;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * One way of scoring over a list of items, one after the other: CPU time of the whole process a case (models use
 * threads of their own), and the wall time of each case.
 */
public record Pass(String name, int cases, double cpuMillis, double p50Millis, double p99Millis) {
    /** @param cpuNanos CPU time used by the process so far */
    public static <T> Pass over(
            String name, List<T> items, Consumer<T> work, LongSupplier cpuNanos, LongSupplier nanos) {
        double[] took = new double[items.size()];
        long cpu = cpuNanos.getAsLong();
        for (int i = 0; i < took.length; i++) {
            long start = nanos.getAsLong();
            work.accept(items.get(i));
            took[i] = (nanos.getAsLong() - start) / 1e6;
        }
        double cpuMillis = (cpuNanos.getAsLong() - cpu) / 1e6 / took.length;
        Arrays.sort(took);
        return new Pass(name, took.length, cpuMillis, quantile(took, 0.5), quantile(took, 0.99));
    }

    private static double quantile(double[] sorted, double share) {
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    }
}
