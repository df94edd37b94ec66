package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import io.holdfast.lab.report.chart.Shape.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A share over time: a line through its values, each with its interval. */
public final class TrendChart {
    private static final double LEFT = 48;
    private static final double RIGHT = 16;
    private static final double TOP = 34;
    private static final double TALL = 130;
    private static final double LABEL = 90;

    private TrendChart() {}

    /**
     * @param share in [0, 1], like both ends of its interval
     * @param note what the value counts, in words
     */
    public record Value(String label, double share, double low, double high, String note) {}

    /** @param values in the order of time, at least one */
    public static Drawing of(String title, List<Value> values, Sheet sheet) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("nothing to draw");
        }
        List<Shape> shapes = new ArrayList<>();
        double bottom = TOP + TALL;
        double right = sheet.width() - RIGHT;
        shapes.add(Drawing.text(0, 16, title, 15, true, Ink.TEXT));
        for (int i = 0; i <= 2; i++) {
            double y = bottom - TALL * i / 2;
            shapes.add(new Shape.Line(LEFT, y, right, y, 1, Ink.GRID));
            shapes.add(Drawing.text(LEFT - 8, y + 4, 50 * i + " %", 11, Anchor.END, Ink.MUTED));
        }
        double step = values.size() == 1 ? 0 : (right - LEFT - 24) / (values.size() - 1);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            double x = LEFT + 12 + step * i;
            Value value = values.get(i);
            shapes.add(new Shape.Line(x, bottom - TALL * value.low(), x, bottom - TALL * value.high(), 1, Ink.MUTED));
            points.add(new Point(x, bottom - TALL * value.share()));
        }
        if (points.size() > 1) {
            shapes.add(new Shape.Curve(points, 2.5, Ink.FIRST, title));
        }
        for (int i = 0; i < values.size(); i++) {
            Point p = points.get(i);
            shapes.add(new Shape.Dot(p.x(), p.y(), values.size() > 30 ? 3 : 4, Ink.FIRST, tip(values.get(i))));
        }
        labels(shapes, values, points, bottom + 16, step, right);
        Value last = values.get(values.size() - 1);
        return new Drawing(
                sheet.width(),
                bottom + 26,
                title,
                values.size() + (values.size() == 1 ? " build" : " builds") + "; the last: " + tip(last),
                false,
                shapes);
    }

    private static String tip(Value value) {
        return String.format(
                Locale.ROOT,
                "%s: %.1f %% (%s; 95 %% interval %.0f to %.0f %%)",
                value.label(),
                100 * value.share(),
                value.note(),
                100 * value.low(),
                100 * value.high());
    }

    /** As many labels as there is room for, the last always among them. */
    private static void labels(
            List<Shape> shapes, List<Value> values, List<Point> points, double y, double step, double right) {
        int every = step == 0 ? 1 : Math.max(1, (int) Math.ceil(LABEL / step));
        for (int i = values.size() - 1; i >= 0; i -= every) {
            double x = points.get(i).x();
            boolean start = x - LABEL / 2 < LEFT - 12;
            boolean end = x + LABEL / 2 > right + RIGHT;
            shapes.add(Drawing.text(
                    start ? LEFT : end ? right : x,
                    y,
                    Drawing.fitted(values.get(i).label(), 11, LABEL - 8),
                    11,
                    start ? Anchor.START : end ? Anchor.END : Anchor.MIDDLE,
                    Ink.MUTED));
        }
    }
}
