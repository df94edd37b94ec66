package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;

/** Numbers worth a card. */
public final class Cards {
    private Cards() {}

    public static Html card(String name, String value, Object explanation) {
        return el(
                "div",
                at("class", "card"),
                el("h3", name),
                el("p", at("class", "big"), value),
                el("p", at("class", "small"), explanation));
    }
}
