package io.holdfast.lab.report.chart;

import java.util.Collection;

/**
 * The room a chart of rows has: labels on the left, numbers on the right, the scale between.
 *
 * @param left room for labels
 * @param right room for numbers
 */
public record Sheet(double width, double left, double right) {
    /** For screens, files and paper. */
    public static final Sheet WIDE = new Sheet(720, 190, 118);
    /** For telephones, where a scaled-down wide one could not be read. */
    public static final Sheet NARROW = new Sheet(350, 96, 114);

    private static final double LABEL_MARGIN = 16;

    public Sheet {
        if (!(left + right < width)) {
            throw new IllegalArgumentException("no room for the scale");
        }
    }

    /** The same room with the labels above the rows instead of beside them. */
    Sheet withoutLabels() {
        return new Sheet(width, 8, right);
    }

    /** Whether every label can be read beside its row. */
    boolean fits(Collection<String> labels, double size) {
        return labels.stream().allMatch(label -> Drawing.widthOf(label, size) <= left - LABEL_MARGIN);
    }

    double scale() {
        return width - left - right;
    }
}
