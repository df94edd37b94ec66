package io.holdfast.lab.report.chart;

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
    public static final Sheet NARROW = new Sheet(350, 96, 84);

    public Sheet {
        if (!(left + right < width)) {
            throw new IllegalArgumentException("no room for the scale");
        }
    }

    double scale() {
        return width - left - right;
    }
}
