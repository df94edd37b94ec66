package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Means on a scale from 0 to 1, one row each, with their intervals; rows are in groups. */
final class IntervalChart {
    private static final double ROW = 26;
    /** A row with its label above it. */
    private static final double TALL_ROW = 42;

    private static final double GROUP = 30;
    private static final double TOP = 34;
    private static final double LABEL = 12;

    /** Rows under one heading. */
    record Group(String name, List<Row> rows) {
        Group {
            rows = List.copyOf(rows);
        }
    }

    /**
     * @param value null where nothing was measured: the row says so
     * @param note shown behind the value, e.g. {@code n = 12}; without a value, why there is none
     */
    record Row(
            String label,
            @Nullable Double value,
            @Nullable Double low,
            @Nullable Double high,
            String note,
            Ink ink) {}

    private IntervalChart() {}

    static Drawing of(String title, String description, List<Group> groups, Sheet given) {
        List<Shape> shapes = new ArrayList<>();
        boolean beside = given.fits(
                groups.stream().flatMap(g -> g.rows().stream()).map(Row::label).toList(), LABEL);
        Sheet sheet = beside ? given : given.withoutLabels();
        double height = beside ? ROW : TALL_ROW;
        double scale = sheet.scale();
        double y = TOP;
        List<Shape> rows = new ArrayList<>();
        for (Group group : groups) {
            rows.add(Drawing.text(0, y + 14, group.name(), 13, true, Ink.TEXT));
            y += GROUP - 6;
            for (Row row : group.rows()) {
                label(rows, row.label(), y, beside, sheet);
                row(rows, row, y + height - ROW / 2, sheet);
                y += height;
            }
            y += 6;
        }
        shapes.add(Drawing.text(0, 16, title, 15, true, Ink.TEXT));
        for (int i = 0; i <= 4; i++) {
            double x = sheet.left() + scale * i / 4;
            shapes.add(new Shape.Line(x, TOP, x, y, 1, Ink.GRID));
            shapes.add(Drawing.text(
                    x, y + 16, i == 0 ? "0" : i == 4 ? "1" : decimals(i / 4.0), 11, Anchor.MIDDLE, Ink.MUTED));
        }
        shapes.addAll(rows);
        return new Drawing(sheet.width(), y + 26, title, description, false, shapes);
    }

    private static void label(List<Shape> shapes, String label, double y, boolean beside, Sheet sheet) {
        shapes.add(
                beside
                        ? Drawing.text(sheet.left() - 12, y + ROW / 2 + 4, label, LABEL, Anchor.END, Ink.TEXT)
                        : Drawing.text(
                                sheet.left(),
                                y + 14,
                                Drawing.fitted(label, LABEL, sheet.width() - sheet.left()),
                                LABEL,
                                Anchor.START,
                                Ink.TEXT));
    }

    private static void row(List<Shape> shapes, Row row, double y, Sheet sheet) {
        double scale = sheet.scale();
        shapes.add(new Shape.Box(sheet.left(), y - 5, scale, 10, 5, Ink.TRACK, ""));
        Double value = row.value();
        if (value == null) {
            shapes.add(Drawing.text(sheet.left() + 8, y + 4, row.note(), 11, Anchor.START, Ink.MUTED));
            return;
        }
        Double low = row.low();
        Double high = row.high();
        String tip = row.label() + ": " + decimals(value)
                + (low == null || high == null ? "" : ", interval " + decimals(low) + " to " + decimals(high))
                + (row.note().isEmpty() ? "" : ", " + row.note());
        if (low != null && high != null) {
            double from = sheet.left() + scale * low;
            double to = sheet.left() + scale * high;
            shapes.add(new Shape.Line(from, y, to, y, 3, row.ink()));
            shapes.add(new Shape.Line(from, y - 5, from, y + 5, 2, row.ink()));
            shapes.add(new Shape.Line(to, y - 5, to, y + 5, 2, row.ink()));
        }
        shapes.add(new Shape.Dot(sheet.left() + scale * value, y, 6, row.ink(), tip));
        shapes.add(Drawing.text(
                sheet.width() - sheet.right() + 10, y + 4, decimals(value) + "  " + row.note(), 12, false, Ink.TEXT));
    }

    private static String decimals(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
