package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import io.holdfast.lab.report.chart.Shape.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Scores case by case: a row a case while they can be read, the sorted scores as a curve when there are more. */
final class CaseChart {
    private static final int READABLE = 40;
    private static final double ROW = 18;
    private static final double TOP = 58;
    private static final double PLOT = 260;
    private static final int STEPS = 200;

    /** One model's scores by case id. */
    record Series(String label, Map<String, Double> scores, Ink ink) {}

    private CaseChart() {}

    static Drawing of(String title, List<Series> series, Sheet sheet) {
        Set<String> cases = new LinkedHashSet<>();
        series.forEach(s -> cases.addAll(s.scores().keySet()));
        if (cases.isEmpty()) {
            return Drawing.without(title, "No case was scored.", sheet);
        }
        return cases.size() <= READABLE
                ? rows(title, series, cases, sheet)
                : curves(title, series, cases.size(), sheet);
    }

    private static Drawing rows(String title, List<Series> series, Set<String> cases, Sheet sheet) {
        List<Shape> shapes = new ArrayList<>();
        double scale = sheet.width() - sheet.left() - 20;
        double bottom = TOP + cases.size() * ROW;
        head(shapes, title, series);
        grid(shapes, sheet.left(), scale, TOP, bottom);
        double y = TOP + ROW / 2;
        for (String id : cases) {
            shapes.add(Drawing.text(
                    sheet.left() - 12, y + 4, Drawing.fitted(id, 11, sheet.left() - 24), 11, Anchor.END, Ink.TEXT));
            int offset = 0;
            for (Series s : series) {
                Double score = s.scores().get(id);
                if (score != null) {
                    double shift = (offset - (series.size() - 1) / 2.0) * Math.min(4, 12.0 / series.size());
                    shapes.add(new Shape.Dot(
                            sheet.left() + scale * score,
                            y + shift,
                            4.5,
                            s.ink(),
                            id + ", " + s.label() + ": " + two(score)));
                }
                offset++;
            }
            y += ROW;
        }
        String description = series.size() + " model(s), " + cases.size() + " cases, score from 0 to 1 for each case";
        return new Drawing(sheet.width(), bottom + 26, title, description, false, shapes);
    }

    private static Drawing curves(String title, List<Series> series, int cases, Sheet sheet) {
        List<Shape> shapes = new ArrayList<>();
        double left = 40;
        double scale = sheet.width() - left - 20;
        double bottom = TOP + PLOT;
        head(shapes, title, series);
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

    private static void head(List<Shape> shapes, String title, List<Series> series) {
        shapes.add(Drawing.text(0, 16, title, 15, true, Ink.TEXT));
        double x = 6;
        for (Series s : series) {
            shapes.add(new Shape.Dot(x, 37, 5, s.ink(), ""));
            shapes.add(Drawing.text(x + 11, 41, s.label(), 12, false, Ink.MUTED));
            x += 30 + Drawing.widthOf(s.label(), 12);
        }
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
