package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;

/** Something that is opened by those who want it. */
public final class Details {
    private Details() {}

    public static Html of(String kind, boolean open, Html summary, Html content) {
        return open
                ? el("details", at("class", kind), at("open", ""), el("summary", summary), content)
                : el("details", at("class", kind), el("summary", summary), content);
    }

    /** The same at a place that links lead to. */
    public static Html placed(String id, String kind, boolean open, Html summary, Html content) {
        return el("div", at("id", id), of(kind, open, summary, content));
    }
}
