package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Hidden;
import io.holdfast.lab.report.markup.Html;
import java.util.List;

/**
 * JSON to be copied: the bytes a program would have got, but for characters that reorder or hide text, which are written
 * as JSON escapes. It reads the same, and means the same.
 */
public final class Raw {
    private Raw() {}

    public static Html section(String title, String lead, List<String> lines) {
        return Parts.section(
                "json-result",
                title,
                lead,
                el("p", el("button", at("type", "button"), at("data-copy", "raw"), at("hidden", ""), "Copy")),
                el(
                        "pre",
                        at("id", "raw"),
                        at("class", "raw"),
                        at("tabindex", "0"),
                        at("role", "region"),
                        at("aria-label", title + ", text"),
                        escaped(String.join("\n", lines))));
    }

    public static String escaped(String json) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (Hidden.is(c)) {
                out.append("\\u").append(Hidden.code(c).substring(2));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}
