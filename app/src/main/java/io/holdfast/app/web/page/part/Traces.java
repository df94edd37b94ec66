package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;

/** Claims on the one side, what they rest on on the other; the script shows the chosen claim between them. */
public final class Traces {
    private Traces() {}

    public static Html columns(Html claims, Html sources) {
        return el(
                "div",
                at("class", "trace"),
                at("data-trace", ""),
                el("div", at("class", "said"), claims),
                el(
                        "div",
                        at("class", "sources"),
                        el(
                                "div",
                                at("class", "chosen"),
                                at("hidden", ""),
                                at("role", "status"),
                                at("aria-label", "The claim you point at")),
                        sources));
    }
}
