package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;

/** How long answers take: a line from the 5th to the 95th percentile, a box over the middle half, a tick at the median. */
final class LatencyChart {
    private static final double TOP = 34;
    private static final double ROW = 36;
    /** A row with its label above it. */
    private static final double TALL_ROW = 50;

    private static final double LABEL = 12;
    private static final int STEPS = 4;

    /** One model's latencies in milliseconds. */
    record Series(String label, List<Double> milliseconds, Ink ink) {}

    private LatencyChart() {}

    static Drawing of(String title, List<Series> series, Sheet given) {
        List<Series> measured =
                series.stream().filter(s -> !s.milliseconds().isEmpty()).toList();
        if (measured.isEmpty()) {
            return Drawing.without(title, "No latency was recorded: the run has no sidecar.json.", given);
        }
        double longest = measured.stream()
                .mapToDouble(s -> Quantiles.of(s.milliseconds(), 0.95))
                .max()
                .orElse(0);
        double step = step(longest);
        List<Shape> shapes = new ArrayList<>();
        boolean beside = given.fits(series.stream().map(Series::label).toList(), LABEL);
        Sheet sheet = beside ? given : given.withoutLabels();
        double height = beside ? ROW : TALL_ROW;
        double scale = sheet.scale();
        double bottom = TOP + series.size() * height;
        shapes.add(Drawing.text(0, 16, title, 15, true, Ink.TEXT));
        for (int i = 0; i <= STEPS; i++) {
            double x = sheet.left() + scale * i / STEPS;
            shapes.add(new Shape.Line(x, TOP, x, bottom, 1, Ink.GRID));
            shapes.add(Drawing.text(x, bottom + 16, Words.duration(step * i), 11, Anchor.MIDDLE, Ink.MUTED));
        }
        double y = TOP;
        for (Series s : series) {
            shapes.add(
                    beside
                            ? Drawing.text(sheet.left() - 12, y + ROW / 2 + 4, s.label(), LABEL, Anchor.END, Ink.TEXT)
                            : Drawing.text(
                                    sheet.left(),
                                    y + 14,
                                    Drawing.fitted(s.label(), LABEL, sheet.width() - sheet.left()),
                                    LABEL,
                                    Anchor.START,
                                    Ink.TEXT));
            row(shapes, s, y + height - ROW / 2, scale / (step * STEPS), sheet);
            y += height;
        }
        String description = "5th to 95th percentile, middle half and median of the time an answer took, by model";
        return new Drawing(sheet.width(), bottom + 26, title, description, false, shapes);
    }

    private static void row(List<Shape> shapes, Series s, double y, double unit, Sheet sheet) {
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
        shapes.add(Drawing.text(
                sheet.width() - sheet.right() + 10,
                y + 4,
                Words.duration(median) + "  n = " + s.milliseconds().size(),
                12,
                false,
                Ink.TEXT));
    }

    /** A round time of which {@value #STEPS} reach as far as the longest. */
    private static double step(double longest) {
        double least = Math.max(longest, 1e-3) / STEPS;
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double round : new double[] {1, 2, 5}) {
            if (round * power >= least) {
                return round * power;
            }
        }
        return 10 * power;
    }
}
