package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.check.Standing;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What the answers came to as one stacked bar, with every count beside it. */
final class StandingBar {
    private static final double WIDTH = 1000;
    private static final double HEIGHT = 26;

    private StandingBar() {}

    private record Part(String style, String words, int n) {}

    /** @param unread rows of a file that could not be read */
    static Html of(Tally tally, int unread) {
        List<Part> parts = List.of(
                new Part("grounded", "grounded", tally.count(Standing.GROUNDED)),
                new Part("declined", "declined", tally.count(Standing.DECLINED)),
                new Part("unsure", "unsure", tally.count(Standing.UNSURE)),
                new Part("not_found", "not in the documents", tally.count(Standing.NOT_FOUND)),
                new Part("contradicted", "contradicted", tally.count(Standing.CONTRADICTED)),
                new Part("wrongly_declined", "wrongly declined", tally.count(Standing.WRONGLY_DECLINED)),
                new Part(
                        "unmeasured",
                        tally.count(Standing.EMPTY) > 0 ? "unmeasured or empty" : "unmeasured",
                        tally.unmeasured() + unread));
        int total = tally.total() + unread;
        if (total == 0) {
            return Html.NOTHING;
        }
        String words = parts.stream()
                        .filter(p -> p.n > 0)
                        .map(p -> Words.count(p.n) + " " + p.words)
                        .collect(Collectors.joining(", "))
                + ", of " + Words.count(total);
        return Html.all(
                el(
                        "svg",
                        at("class", "standing"),
                        at("viewBox", "0 0 " + number(WIDTH) + " " + number(HEIGHT)),
                        at("preserveAspectRatio", "none"),
                        at("role", "img"),
                        at("aria-label", words),
                        rectangles(parts, total)),
                legend(parts, total));
    }

    private static List<Html> rectangles(List<Part> parts, int total) {
        List<Html> shapes = new ArrayList<>();
        double x = 0;
        for (Part part : parts) {
            double width = WIDTH * part.n / total;
            if (part.n > 0) {
                shapes.add(el(
                        "rect",
                        at("x", number(x)),
                        at("y", "0"),
                        at("width", number(width)),
                        at("height", number(HEIGHT)),
                        at("class", "b-" + part.style),
                        el("title", Words.count(part.n) + " " + part.words)));
            }
            x += width;
        }
        return shapes;
    }

    /** The parts that every bar names, and the others where there are any. */
    private static Html legend(List<Part> parts, int total) {
        List<Html> items = new ArrayList<>();
        for (Part part : parts) {
            boolean always = !part.style.endsWith("declined");
            if (part.n > 0 || always) {
                items.add(el(
                        "li",
                        at("class", part.n == 0 ? "none" : ""),
                        el("span", at("class", "key k-" + part.style), at("aria-hidden", "true"), ""),
                        el("strong", Words.count(part.n)),
                        " " + part.words));
            }
        }
        items.add(el("li", at("class", "total"), "n = " + Words.count(total)));
        return el("ul", at("class", "key-list"), items);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value).replaceAll("\\.?0+$", "");
    }
}
