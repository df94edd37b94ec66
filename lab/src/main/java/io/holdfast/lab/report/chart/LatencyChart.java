package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;

/** How long answers take: a line from the 5th to the 95th percentile, a box over the middle half, a tick at the median. */
final class LatencyChart {
    private static final double TOP = 34;
    private static final double ROW = 36;

    /** One model's latencies in milliseconds. */
    record Series(String label, List<Double> milliseconds, Ink ink) {}

    private LatencyChart() {}

    static Drawing of(String title, List<Series> series, Sheet sheet) {
        List<Series> measured =
                series.stream().filter(s -> !s.milliseconds().isEmpty()).toList();
        if (measured.isEmpty()) {
            return Drawing.without(title, "No latency was recorded: the run has no sidecar.json.", sheet);
        }
        double longest = measured.stream()
                .mapToDouble(s -> Quantiles.of(s.milliseconds(), 0.95))
                .max()
                .orElse(0);
        double most = Math.max(longest, 1e-3);
        List<Shape> shapes = new ArrayList<>();
        double scale = sheet.scale();
        double bottom = TOP + series.size() * ROW;
        shapes.add(Drawing.text(0, 16, title, 15, true, Ink.TEXT));
        for (int i = 0; i <= 4; i++) {
            double x = sheet.left() + scale * i / 4;
            shapes.add(new Shape.Line(x, TOP, x, bottom, 1, Ink.GRID));
            shapes.add(Drawing.text(x, bottom + 16, Words.duration(most * i / 4), 11, Anchor.MIDDLE, Ink.MUTED));
        }
        double y = TOP + ROW / 2;
        for (Series s : series) {
            row(shapes, s, y, scale / most, sheet);
            y += ROW;
        }
        String description = "5th to 95th percentile, middle half and median of the time an answer took, by model";
        return new Drawing(sheet.width(), bottom + 26, title, description, false, shapes);
    }

    private static void row(List<Shape> shapes, Series s, double y, double unit, Sheet sheet) {
        shapes.add(Drawing.text(
                sheet.left() - 12, y + 4, Drawing.fitted(s.label(), 12, sheet.left() - 24), 12, Anchor.END, Ink.TEXT));
        if (s.milliseconds().isEmpty()) {
            shapes.add(Drawing.text(sheet.left() + 8, y + 4, "not recorded", 11, Anchor.START, Ink.MUTED));
            return;
        }
        double median = Quantiles.of(s.milliseconds(), 0.5);
        double low = sheet.left() + unit * Quantiles.of(s.milliseconds(), 0.05);
        double high = sheet.left() + unit * Quantiles.of(s.milliseconds(), 0.95);
        double quarter = sheet.left() + unit * Quantiles.of(s.milliseconds(), 0.25);
        double half = sheet.left() + unit * Quantiles.of(s.milliseconds(), 0.75);
        String tip = s.label() + ": median " + Words.duration(median) + " of "
                + s.milliseconds().size() + " answers";
        shapes.add(new Shape.Line(low, y, high, y, 2, s.ink()));
        shapes.add(new Shape.Box(quarter, y - 8, Math.max(2, half - quarter), 16, 3, s.ink(), tip));
        shapes.add(
                new Shape.Line(sheet.left() + unit * median, y - 8, sheet.left() + unit * median, y + 8, 2, Ink.PAPER));
        shapes.add(
                Drawing.text(sheet.width() - sheet.right() + 10, y + 4, Words.duration(median), 12, false, Ink.TEXT));
    }
}
