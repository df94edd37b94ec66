package io.holdfast.lab.report.chart;

import java.util.List;

/** The names of the series above a chart, on as many lines as they need. */
final class Legend {
    private static final double LINE = 18;
    private static final double SIZE = 12;
    private static final double DOT = 11;
    private static final double GAP = 19;

    private Legend() {}

    /** A name with its colour. */
    record Entry(String label, Ink ink) {}

    /** Draws the names from {@code top} on and returns where they end. */
    static double draw(List<Shape> shapes, List<Entry> entries, double top, Sheet sheet) {
        double x = 0;
        double y = top;
        for (Entry entry : entries) {
            double width = DOT + Drawing.widthOf(entry.label(), SIZE);
            if (x > 0 && x + width > sheet.width()) {
                x = 0;
                y += LINE;
            }
            shapes.add(new Shape.Dot(x + 6, y + 8, 5, entry.ink(), ""));
            shapes.add(Drawing.text(
                    x + 6 + DOT,
                    y + 12,
                    Drawing.fitted(entry.label(), SIZE, sheet.width() - DOT - 6),
                    SIZE,
                    false,
                    Ink.MUTED));
            x += 6 + width + GAP;
        }
        return y + LINE;
    }
}
