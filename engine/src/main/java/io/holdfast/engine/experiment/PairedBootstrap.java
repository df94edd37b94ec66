package io.holdfast.engine.experiment;

import io.holdfast.core.model.Metric;
import java.util.Arrays;
import java.util.SplittableRandom;

/** 95 % percentile interval of a mean difference over the same questions, by resampling the questions (Efron 1979). */
final class PairedBootstrap {
    private PairedBootstrap() {}

    static Metric.Interval interval(double[] differences, int resamples, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] means = new double[resamples];
        int n = differences.length;
        for (int r = 0; r < resamples; r++) {
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum += differences[random.nextInt(n)];
            }
            means[r] = sum / n;
        }
        Arrays.sort(means);
        int low = (int) Math.floor(0.025 * (resamples - 1));
        int high = (int) Math.ceil(0.975 * (resamples - 1));
        return new Metric.Interval(means[low], means[high]);
    }
}
