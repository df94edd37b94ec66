package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;

/**
 * A chart before it is written: shapes on a sheet, with a title and a description for those who do not see it.
 *
 * @param empty whether it only says that there is no data
 */
public record Drawing(
        double width, double height, String title, String description, boolean empty, List<Shape> shapes) {
    private static final double GLYPH = 0.55;

    public Drawing {
        if (!(width > 0 && height > 0)) {
            throw new IllegalArgumentException("no room: " + width + " × " + height);
        }
        shapes = List.copyOf(shapes);
    }

    /** A sheet that says why there is nothing on it. */
    static Drawing without(String title, String reason, Sheet sheet) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(text(0, 18, title, 15, true, Ink.TEXT));
        shapes.add(text(0, 48, fitted(reason, 13, sheet.width()), 13, false, Ink.MUTED));
        return new Drawing(sheet.width(), 64, title, reason, true, shapes);
    }

    static Shape.Text text(double x, double y, String text, double size, boolean bold, Ink ink) {
        return new Shape.Text(x, y, text, size, Anchor.START, bold, ink);
    }

    static Shape.Text text(double x, double y, String text, double size, Anchor anchor, Ink ink) {
        return new Shape.Text(x, y, text, size, anchor, false, ink);
    }

    /** About how wide a text will be. */
    static double widthOf(String text, double size) {
        return text.codePointCount(0, text.length()) * size * GLYPH;
    }

    /** The text; where it would be wider than the room, its two ends: names of a kind differ at either. */
    static String fitted(String text, double size, double room) {
        int most = (int) (room / (size * GLYPH));
        int length = text.codePointCount(0, text.length());
        if (length <= most) {
            return text;
        }
        int tail = Math.max(0, (most - 1) / 2);
        return text.substring(0, text.offsetByCodePoints(0, Math.max(1, most - 1 - tail))) + "…"
                + text.substring(text.offsetByCodePoints(0, length - tail));
    }
}
