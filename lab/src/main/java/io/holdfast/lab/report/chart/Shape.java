package io.holdfast.lab.report.chart;

import java.util.List;

/** A piece of a drawing. A tip says in words what the piece shows. */
public sealed interface Shape {
    Ink ink();

    /** A filled rectangle with rounded corners. */
    record Box(double x, double y, double width, double height, double radius, Ink ink, String tip) implements Shape {}

    /** A straight line. */
    record Line(double x1, double y1, double x2, double y2, double width, Ink ink) implements Shape {}

    /** A filled circle. */
    record Dot(double x, double y, double radius, Ink ink, String tip) implements Shape {}

    /** A line through points, each {x, y}. */
    record Curve(List<Point> points, double width, Ink ink, String tip) implements Shape {
        public Curve {
            points = List.copyOf(points);
        }
    }

    /** A place. */
    record Point(double x, double y) {}

    /** One line of text; {@code y} is its base line. */
    record Text(double x, double y, String text, double size, Anchor anchor, boolean bold, Ink ink) implements Shape {}

    /** Which end of a text is at its place. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
