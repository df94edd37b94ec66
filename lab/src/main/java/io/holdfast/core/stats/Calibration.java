package io.holdfast.core.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How honest probabilities are: predictions are put into equally wide bins, and in each bin the mean prediction should
 * equal the share of events. ECE is the mean gap, weighted by the number of predictions.
 */
public final class Calibration {
    private final List<Bin> bins;
    private final int n;

    private Calibration(List<Bin> bins, int n) {
        this.bins = bins;
        this.n = n;
    }

    /** One bin that holds something: the mean prediction, the share of events, and how many. */
    public record Bin(double predicted, double observed, int n) {
        public Bin {
            if (!(predicted >= 0 && predicted <= 1 && observed >= 0 && observed <= 1) || n < 1) {
                throw new IllegalArgumentException("not a bin: " + predicted + ", " + observed + ", " + n);
            }
        }
    }

    public static Calibration of(List<Labelled> predictions, int bins) {
        double[] predicted = new double[bins];
        int[] events = new int[bins];
        int[] counts = new int[bins];
        for (Labelled p : predictions) {
            if (!(p.score() >= 0 && p.score() <= 1)) {
                throw new IllegalArgumentException("not a probability: " + p.score());
            }
            int bin = Math.min(bins - 1, (int) (p.score() * bins));
            predicted[bin] += p.score();
            events[bin] += p.positive() ? 1 : 0;
            counts[bin]++;
        }
        List<Bin> filled = new ArrayList<>();
        for (int i = 0; i < bins; i++) {
            if (counts[i] > 0) {
                filled.add(new Bin(predicted[i] / counts[i], (double) events[i] / counts[i], counts[i]));
            }
        }
        return new Calibration(List.copyOf(filled), predictions.size());
    }

    /** The reliability curve, in order of prediction. */
    public List<Bin> bins() {
        return bins;
    }

    /** Expected calibration error; empty without predictions. */
    public OptionalDouble error() {
        return n == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(bins.stream()
                                .mapToDouble(b -> b.n() * Math.abs(b.predicted() - b.observed()))
                                .sum()
                        / n);
    }
}
