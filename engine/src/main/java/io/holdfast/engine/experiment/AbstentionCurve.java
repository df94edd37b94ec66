package io.holdfast.engine.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What share of the unanswerable questions is declined at each share of the answerable ones, as the threshold moves. */
public record AbstentionCurve(List<Point> points) {
    public AbstentionCurve {
        points = List.copyOf(points);
    }

    /** Both shares when everything less certain than {@code threshold} is declined. */
    public record Point(double threshold, double answerable, double unanswerable) {}

    static AbstentionCurve of(List<QuestionTrial> trials) {
        TreeSet<Double> thresholds = new TreeSet<>(List.of(0.0));
        trials.forEach(t -> thresholds.add(Math.nextUp(t.certainty())));
        List<Point> points = new ArrayList<>();
        for (double threshold : thresholds) {
            points.add(new Point(threshold, share(trials, true, threshold), share(trials, false, threshold)));
        }
        return new AbstentionCurve(points);
    }

    private static double share(List<QuestionTrial> trials, boolean answerable, double threshold) {
        return trials.stream()
                .filter(t -> t.item().answerable() == answerable)
                .mapToDouble(t -> t.certainty() < threshold ? 1 : 0)
                .average()
                .orElse(0);
    }

    /** The share of unanswerable questions declined when this share of the answerable ones is, on the line between two points. */
    public double unanswerableAt(double answerable) {
        Point before = points.get(0);
        for (Point p : points) {
            if (p.answerable > answerable) {
                double width = p.answerable - before.answerable;
                double part = width == 0 ? 0 : (answerable - before.answerable) / width;
                return before.unanswerable + part * (p.unanswerable - before.unanswerable);
            }
            before = p;
        }
        return before.unanswerable;
    }

    /** How well certainty tells the two kinds apart: 0.5 is chance, 1 is perfect. */
    public double area() {
        double area = 0;
        Point before = new Point(0, 0, 0);
        for (Point p : points) {
            area += (p.answerable - before.answerable) * (p.unanswerable + before.unanswerable) / 2;
            before = p;
        }
        return area + (1 - before.answerable) * (1 + before.unanswerable) / 2;
    }
}
