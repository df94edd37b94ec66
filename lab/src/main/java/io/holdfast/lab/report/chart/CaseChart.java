package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import io.holdfast.lab.report.chart.Shape.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Scores case by case: a row a case while they can be read, the sorted scores as a curve when there are more. A case
 * without a score has its row too, with a circle beside the scale.
 */
final class CaseChart {
    private static final int READABLE = 40;
    private static final double ROW = 18;
    private static final double TOP = 28;
    private static final double PLOT = 260;
    private static final int STEPS = 200;
    /** Room on the right for what has no score. */
    private static final double LANE = 104;

    private static final String NO_SCORE = "○";

    /**
     * One model's cases.
     *
     * @param scores by case
     * @param without the cases that have no score, with the reason in a word
     */
    record Series(String label, Map<String, Double> scores, Map<String, String> without, Ink ink) {}

    private CaseChart() {}

    /** @param cases in the order of the rows */
    static Drawing of(String title, List<String> cases, List<Series> series, Sheet sheet) {
        if (series.stream().allMatch(s -> s.scores().isEmpty())) {
            return Drawing.without(title, "No case was scored.", sheet);
        }
        return cases.size() <= READABLE
                ? rows(title, series, cases, sheet)
                : curves(title, series, cases.size(), sheet);
    }

    private static Drawing rows(String title, List<Series> series, List<String> cases, Sheet sheet) {
        List<Shape> shapes = new ArrayList<>();
        boolean lane = series.stream().anyMatch(s -> !s.without().isEmpty());
        double scale = sheet.width() - sheet.left() - (lane ? LANE : 20);
        double top = head(shapes, title, series, sheet);
        double bottom = top + cases.size() * ROW;
        grid(shapes, sheet.left(), scale, top, bottom);
        double y = top + ROW / 2;
        for (String id : cases) {
            shapes.add(Drawing.text(
                    sheet.left() - 12, y + 4, Drawing.fitted(id, 11, sheet.left() - 12), 11, Anchor.END, Ink.TEXT));
            row(shapes, id, y, series, sheet.left(), scale);
            y += ROW;
        }
        String description = series.size() + " model(s), " + cases.size() + " cases, score from 0 to 1 for each case";
        return new Drawing(sheet.width(), bottom + 26, title, description, false, shapes);
    }

    private static void row(List<Shape> shapes, String id, double y, List<Series> series, double left, double scale) {
        double beside = left + scale + 10;
        for (int i = 0; i < series.size(); i++) {
            Series s = series.get(i);
            Double score = s.scores().get(id);
            String reason = s.without().get(id);
            if (score != null) {
                double shift = (i - (series.size() - 1) / 2.0) * Math.min(4, 12.0 / series.size());
                shapes.add(new Shape.Dot(
                        left + scale * score, y + shift, 4.5, s.ink(), id + ", " + s.label() + ": " + two(score)));
            } else if (reason != null) {
                shapes.add(Drawing.text(
                        beside, y + 4, series.size() == 1 ? NO_SCORE + " " + reason : NO_SCORE, 11, false, s.ink()));
                beside += 13;
            }
        }
    }

    private static Drawing curves(String title, List<Series> series, int cases, Sheet sheet) {
        List<Shape> shapes = new ArrayList<>();
        double left = 40;
        double scale = sheet.width() - left - 20;
        double top = head(shapes, title, series, sheet) + 6;
        double bottom = top + PLOT;
        for (int i = 0; i <= 4; i++) {
            double y = bottom - PLOT * i / 4;
            shapes.add(new Shape.Line(left, y, left + scale, y, 1, Ink.GRID));
            shapes.add(Drawing.text(left - 8, y + 4, two(i / 4.0), 11, Anchor.END, Ink.MUTED));
        }
        shapes.add(Drawing.text(
                left + scale / 2,
                bottom + 20,
                "cases from the lowest score to the highest",
                11,
                Anchor.MIDDLE,
                Ink.MUTED));
        for (Series s : series) {
            List<Double> sorted = new ArrayList<>(s.scores().values());
            Collections.sort(sorted);
            List<Point> points = new ArrayList<>();
            for (int i = 0; !sorted.isEmpty() && i <= STEPS; i++) {
                double score = sorted.get((int) Math.round((sorted.size() - 1) * (double) i / STEPS));
                points.add(new Point(left + scale * i / STEPS, bottom - PLOT * score));
            }
            if (!points.isEmpty()) {
                shapes.add(new Shape.Curve(points, 2.5, s.ink(), s.label() + ", " + sorted.size() + " scored cases"));
            }
        }
        String description = "Sorted scores of " + cases + " cases, one curve a model";
        return new Drawing(sheet.width(), bottom + 30, title, description, false, shapes);
    }

    /** The title and the names of the models with how many of their cases have a score; returns where the plot begins. */
    private static double head(List<Shape> shapes, String title, List<Series> series, Sheet sheet) {
        shapes.add(Drawing.text(0, 16, title, 15, true, Ink.TEXT));
        double y = Legend.draw(
                shapes,
                series.stream()
                        .map(s -> new Legend.Entry(
                                s.label() + ", n = " + s.scores().size(), s.ink()))
                        .toList(),
                TOP,
                sheet);
        boolean more = series.stream().anyMatch(s -> !s.without().isEmpty());
        if (more && series.size() > 1) {
            shapes.add(Drawing.text(0, y + 12, NO_SCORE + " declined, or not measured", 12, false, Ink.MUTED));
            y += 18;
        }
        return y + 8;
    }

    private static void grid(List<Shape> shapes, double left, double scale, double top, double bottom) {
        for (int i = 0; i <= 4; i++) {
            double x = left + scale * i / 4;
            shapes.add(new Shape.Line(x, top, x, bottom, 1, Ink.GRID));
            shapes.add(Drawing.text(x, bottom + 16, two(i / 4.0), 11, Anchor.MIDDLE, Ink.MUTED));
        }
    }

    private static String two(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
