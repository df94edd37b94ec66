package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.chart.Drawing;
import io.holdfast.lab.report.chart.Sheet;
import io.holdfast.lab.report.chart.SvgWriter;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The few building blocks every section is made of. */
public final class Parts {
    private Parts() {}

    public static Html section(String id, String title, String lead, Object... content) {
        return el(
                "section",
                at("id", id),
                at("aria-labelledby", id + "-h"),
                el("h2", at("id", id + "-h"), title),
                lead.isEmpty() ? Html.NOTHING : el("p", at("class", "lead"), lead),
                Html.all(content));
    }

    /** A chart in two widths; the style sheet shows the one that fits. */
    public static Html chart(List<ModelStats> models, Function<Charts, Drawing> chart, String id) {
        return figure(chart.apply(new Charts(models, Sheet.WIDE)), chart.apply(new Charts(models, Sheet.NARROW)), id);
    }

    /** A drawing in two widths; {@code id} must be unique in its page. */
    static Html figure(Drawing wide, Drawing narrow, String id) {
        return el(
                "figure",
                el("div", at("class", "wide"), SvgWriter.inline(wide, id)),
                el("div", at("class", "narrow"), SvgWriter.inline(narrow, id + "-n")));
    }

    /**
     * A table; on a telephone each row is a block with its heads beside the values. The roles say what the blocks are
     * then: browsers take a table that is laid out otherwise for no table.
     *
     * @param heads the first column's head, then the others'; those that begin with {@code #} hold numbers
     */
    public static Html table(String caption, List<String> heads, List<List<Object>> rows) {
        List<Html> head = new ArrayList<>();
        for (String h : heads) {
            head.add(
                    h.startsWith("#")
                            ? el(
                                    "th",
                                    at("scope", "col"),
                                    at("role", "columnheader"),
                                    at("class", "num"),
                                    h.substring(1))
                            : el("th", at("scope", "col"), at("role", "columnheader"), h));
        }
        List<Html> body = new ArrayList<>();
        for (List<Object> row : rows) {
            List<Html> cells = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                if (i == 0) {
                    cells.add(el("th", at("scope", "row"), at("role", "rowheader"), row.get(i)));
                } else {
                    boolean number = heads.get(i).startsWith("#");
                    cells.add(el(
                            "td",
                            at("role", "cell"),
                            at("data-head", number ? heads.get(i).substring(1) : heads.get(i)),
                            at("class", number ? "num" : "words"),
                            row.get(i)));
                }
            }
            body.add(el("tr", at("role", "row"), cells));
        }
        return el(
                "div",
                at("class", "scroll"),
                at("tabindex", "0"),
                at("role", "region"),
                at("aria-label", caption + ", table"),
                el(
                        "table",
                        at("class", "stacks"),
                        at("role", "table"),
                        el("caption", caption),
                        el("thead", at("role", "rowgroup"), el("tr", at("role", "row"), head)),
                        el("tbody", at("role", "rowgroup"), body)));
    }

    public static Html note(String text) {
        return el("p", at("class", "note"), text);
    }

    public static Html chip(String kind, String text) {
        return el("span", at("class", "chip " + kind), text);
    }
}
