package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import io.holdfast.lab.report.chart.Shape.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A curve in the unit square: ROC, precision against recall, reliability. */
public final class UnitCurveChart {
    private static final double SIDE = 300;
    private static final double LEFT = 56;
    private static final double TOP = 34;

    private UnitCurveChart() {}

    /**
     * @param points in [0, 1] × [0, 1]
     * @param diagonal whether to draw the line of chance or of honesty
     */
    public static Drawing of(String title, String xAxis, String yAxis, List<Point> points, boolean diagonal) {
        if (points.isEmpty()) {
            return Drawing.without(title, "There is nothing to draw: the labels hold one class only.", Sheet.NARROW);
        }
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Drawing.text(0, 16, title, 15, true, Ink.TEXT));
        double bottom = TOP + SIDE;
        for (int i = 0; i <= 4; i++) {
            String mark = String.format(Locale.ROOT, "%.2f", i / 4.0);
            double step = SIDE * i / 4;
            shapes.add(new Shape.Line(LEFT + step, TOP, LEFT + step, bottom, 1, Ink.GRID));
            shapes.add(new Shape.Line(LEFT, bottom - step, LEFT + SIDE, bottom - step, 1, Ink.GRID));
            shapes.add(Drawing.text(LEFT + step, bottom + 16, mark, 11, Anchor.MIDDLE, Ink.MUTED));
            shapes.add(Drawing.text(LEFT - 8, bottom - step + 4, mark, 11, Anchor.END, Ink.MUTED));
        }
        if (diagonal) {
            shapes.add(new Shape.Line(LEFT, bottom, LEFT + SIDE, TOP, 1, Ink.MUTED));
        }
        List<Point> placed = points.stream()
                .map(p -> new Point(LEFT + SIDE * p.x(), bottom - SIDE * p.y()))
                .toList();
        shapes.add(new Shape.Curve(placed, 2.5, Ink.FIRST, title));
        if (placed.size() <= 20) {
            placed.forEach(p -> shapes.add(new Shape.Dot(p.x(), p.y(), 4, Ink.FIRST, "")));
        }
        shapes.add(Drawing.text(LEFT + SIDE / 2, bottom + 34, xAxis, 12, Anchor.MIDDLE, Ink.TEXT));
        shapes.add(Drawing.text(LEFT, TOP - 6, yAxis, 12, Anchor.START, Ink.MUTED));
        return new Drawing(LEFT + SIDE + 20, bottom + 44, title, yAxis + " against " + xAxis, false, shapes);
    }
}
