package io.holdfast.core.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How well a score separates positives from negatives, at every threshold: "flag what scores t or more". One list of
 * points serves ROC (recall against false alarms) and precision-recall.
 */
public final class RankingCurve {
    private final List<Point> points;
    private final int positives;
    private final int negatives;

    private RankingCurve(List<Point> points, int positives, int negatives) {
        this.points = points;
        this.positives = positives;
        this.negatives = negatives;
    }

    /** What flagging every score of {@code threshold} or more gives. */
    public record Point(double threshold, int truePositives, int falsePositives, int positives, int negatives) {
        public int flagged() {
            return truePositives + falsePositives;
        }

        /** Share of the flagged that are positive; a point flags at least one. */
        public double precision() {
            return (double) truePositives / flagged();
        }

        /** Share of the positives that are flagged; 0 when there are none. */
        public double recall() {
            return positives == 0 ? 0 : (double) truePositives / positives;
        }

        /** Share of the negatives that are flagged; 0 when there are none. */
        public double falseAlarmRate() {
            return negatives == 0 ? 0 : (double) falsePositives / negatives;
        }

        public int falseNegatives() {
            return positives - truePositives;
        }
    }

    public static RankingCurve of(List<Labelled> scores) {
        List<Labelled> sorted = scores.stream()
                .sorted(Comparator.comparingDouble(Labelled::score).reversed())
                .toList();
        int positives = (int) scores.stream().filter(Labelled::positive).count();
        int negatives = scores.size() - positives;
        List<Point> points = new ArrayList<>();
        int hits = 0;
        for (int i = 0; i < sorted.size(); i++) {
            hits += sorted.get(i).positive() ? 1 : 0;
            boolean tied = i + 1 < sorted.size()
                    && sorted.get(i + 1).score() == sorted.get(i).score();
            if (!tied) {
                points.add(new Point(sorted.get(i).score(), hits, i + 1 - hits, positives, negatives));
            }
        }
        return new RankingCurve(List.copyOf(points), positives, negatives);
    }

    /** From the strictest threshold to the one that flags everything; tied scores are one point. */
    public List<Point> points() {
        return points;
    }

    public int positives() {
        return positives;
    }

    public int negatives() {
        return negatives;
    }

    /** Probability that a positive outranks a negative, ties counted half; empty unless there are both. */
    public OptionalDouble auroc() {
        if (positives == 0 || negatives == 0) {
            return OptionalDouble.empty();
        }
        double area = 0;
        double rate = 0;
        double recall = 0;
        for (Point p : points) {
            area += (p.falseAlarmRate() - rate) * (p.recall() + recall) / 2;
            rate = p.falseAlarmRate();
            recall = p.recall();
        }
        return OptionalDouble.of(Math.min(1, area));
    }

    /** Mean precision over the positives found, in steps; empty without positives. */
    public OptionalDouble averagePrecision() {
        if (positives == 0) {
            return OptionalDouble.empty();
        }
        double sum = 0;
        double recall = 0;
        for (Point p : points) {
            sum += (p.recall() - recall) * p.precision();
            recall = p.recall();
        }
        return OptionalDouble.of(Math.min(1, sum));
    }
}
