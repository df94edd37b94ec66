package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.page.part.Raw;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import java.util.List;

/**
 * A link to a result that the service does not keep: the script packs the cases into the part of the address that
 * browsers never send, and scores them again when the link is opened. The same cases give the same result.
 */
final class Permalink {
    private Permalink() {}

    static Html of(List<InputRecord.Good> cases) {
        return el(
                "div",
                at("id", "permalink"),
                at("hidden", ""),
                Parts.section(
                        "link",
                        "Link to this result",
                        "The link holds the cases themselves, packed: the service keeps nothing. Whoever opens it has them"
                                + " scored again, with the same result.",
                        el(
                                "p",
                                el("a", at("id", "permalink-link"), at("href", "#link"), "Link to this result"),
                                " ",
                                el(
                                        "span",
                                        at("id", "permalink-note"),
                                        at("class", "small"),
                                        at("role", "status"),
                                        ""))),
                el("pre", at("id", "given"), at("hidden", ""), Html.verbatim(lines(cases))));
    }

    private static String lines(List<InputRecord.Good> cases) {
        StringBuilder lines = new StringBuilder();
        cases.forEach(given -> lines.append(json(given)).append('\n'));
        return lines.toString();
    }

    private static String json(InputRecord.Good given) {
        return Raw.escaped(Json.line(line(given)));
    }

    private static ObjectNode line(InputRecord.Good given) {
        ObjectNode line = Json.object()
                .put("id", given.testCase().id())
                .put("question", given.testCase().question());
        ArrayNode contexts = line.putArray("contexts");
        for (Document document : given.testCase().documents()) {
            ObjectNode node = contexts.addObject().put("id", document.id());
            if (document.title() != null) {
                node.put("title", document.title());
            }
            if (document.url() != null) {
                node.put("url", document.url());
            }
            node.put("text", document.text());
        }
        return line.put("answer", given.answer().text());
    }

    /** The cases as a form field, for a page that works on them again. */
    static Html field(List<InputRecord.Good> cases) {
        return el(
                "textarea",
                at("name", "json"),
                at("hidden", ""),
                at("aria-label", "The cases"),
                Html.verbatim("\n" + lines(cases)));
    }
}
