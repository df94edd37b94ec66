package io.holdfast.lab.report.chart;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.chart.Shape.Anchor;
import io.holdfast.lab.report.markup.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes drawings as SVG: inside the report, where the page's style sheet gives the colours, or as a file of its own
 * that follows the reader's light or dark theme.
 */
public final class SvgWriter {
    private static final String FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,sans-serif";

    private SvgWriter() {}

    /** For the report: {@code id} must be unique in its page. */
    public static Html inline(Drawing drawing, String id) {
        return svg(drawing, id, List.of());
    }

    public static String standalone(Drawing drawing) {
        StringBuilder light = new StringBuilder("text{font-family:" + FONT + "}");
        StringBuilder dark = new StringBuilder();
        for (Ink ink : Ink.values()) {
            light.append(rule(ink, ink.light()));
            dark.append(rule(ink, ink.dark()));
        }
        Html style = el("style", Html.trusted(light + "@media (prefers-color-scheme:dark){" + dark + "}"));
        Html paper = el("rect", at("width", "100%"), at("height", "100%"), at("class", "i-paper"));
        return svg(drawing, "chart", List.of(style, paper)) + "\n";
    }

    /** The rule that colours shapes of an ink. */
    private static String rule(Ink ink, String colour) {
        return ".i-" + ink.id() + "{fill:" + colour + "}.s-" + ink.id() + "{stroke:" + colour + ";fill:none}";
    }

    private static Html svg(Drawing drawing, String id, List<Html> before) {
        double margin = before.isEmpty() ? 0 : 16;
        List<Object> parts = new ArrayList<>();
        parts.add(at("xmlns", "http://www.w3.org/2000/svg"));
        parts.add(at("class", drawing.empty() ? "chart chart-empty" : "chart"));
        parts.add(at(
                "viewBox",
                number(-margin) + " " + number(-margin) + " " + number(drawing.width() + 2 * margin) + " "
                        + number(drawing.height() + 2 * margin)));
        parts.add(at("width", number(drawing.width() + 2 * margin)));
        parts.add(at("height", number(drawing.height() + 2 * margin)));
        parts.add(at("role", "img"));
        parts.add(at("aria-labelledby", id + "-t " + id + "-d"));
        parts.add(el("title", at("id", id + "-t"), drawing.title()));
        parts.add(el("desc", at("id", id + "-d"), drawing.description()));
        for (Html part : before) {
            parts.add(part);
        }
        drawing.shapes().forEach(shape -> parts.add(shape(shape)));
        return el("svg", parts.toArray());
    }

    private static Html shape(Shape shape) {
        if (shape instanceof Shape.Box b) {
            return el(
                    "rect",
                    at("x", number(b.x())),
                    at("y", number(b.y())),
                    at("width", number(b.width())),
                    at("height", number(b.height())),
                    at("rx", number(b.radius())),
                    fill(b.ink()),
                    tip(b.tip()));
        } else if (shape instanceof Shape.Line l) {
            return el(
                    "line",
                    at("x1", number(l.x1())),
                    at("y1", number(l.y1())),
                    at("x2", number(l.x2())),
                    at("y2", number(l.y2())),
                    at("stroke-width", number(l.width())),
                    stroke(l.ink()));
        } else if (shape instanceof Shape.Dot d) {
            return el(
                    "circle",
                    at("cx", number(d.x())),
                    at("cy", number(d.y())),
                    at("r", number(d.radius())),
                    fill(d.ink()),
                    tip(d.tip()));
        } else if (shape instanceof Shape.Curve c) {
            String points = c.points().stream()
                    .map(p -> number(p.x()) + "," + number(p.y()))
                    .collect(Collectors.joining(" "));
            return el(
                    "polyline",
                    at("points", points),
                    at("stroke-width", number(c.width())),
                    at("stroke-linejoin", "round"),
                    stroke(c.ink()),
                    tip(c.tip()));
        }
        Shape.Text t = (Shape.Text) shape;
        return el(
                "text",
                at("x", number(t.x())),
                at("y", number(t.y())),
                at("font-size", number(t.size())),
                at("text-anchor", t.anchor() == Anchor.START ? "start" : t.anchor() == Anchor.END ? "end" : "middle"),
                at("font-weight", t.bold() ? "600" : "400"),
                fill(t.ink()),
                t.text());
    }

    private static Html.Attribute fill(Ink ink) {
        return at("class", "i-" + ink.id());
    }

    private static Html.Attribute stroke(Ink ink) {
        return at("class", "s-" + ink.id());
    }

    private static Html tip(String tip) {
        return tip.isEmpty() ? Html.NOTHING : el("title", tip);
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceAll("\\.?0+$", "");
    }
}
