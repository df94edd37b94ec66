package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Form controls, each with its label. */
public final class Controls {
    private Controls() {}

    /** A box for text; what is in it comes back as it was. */
    public static Html box(String id, String name, String label, String hint, int rows, String value) {
        return el(
                "div",
                at("class", "field"),
                el("label", at("for", id), label),
                hint.isEmpty() ? Html.NOTHING : el("p", at("class", "hint"), at("id", id + "-hint"), hint),
                area(id, name, rows, value, hint.isEmpty() ? null : id + "-hint"));
    }

    private static Html area(String id, String name, int rows, String value, @Nullable String hint) {
        List<Object> parts = new ArrayList<>(List.of(
                at("id", id),
                at("name", name),
                at("rows", Integer.toString(rows)),
                at("dir", "auto"),
                at("spellcheck", "false")));
        if (hint != null) {
            parts.add(at("aria-describedby", hint));
        }
        parts.add(Html.verbatim("\n" + value));
        return el("textarea", parts.toArray());
    }

    /** A single line of text. */
    public static Html line(String id, String name, String label, String hint, String value) {
        return el(
                "div",
                at("class", "field"),
                el("label", at("for", id), label),
                hint.isEmpty() ? Html.NOTHING : el("p", at("class", "hint"), at("id", id + "-hint"), hint),
                el("input", at("type", "text"), at("id", id), at("name", name), at("value", value)));
    }

    /** A file that is sent as soon as it is chosen, where there is a script. */
    public static Html sentFile(String id, String name, String label, String types) {
        return el(
                "div",
                at("class", "field"),
                el("label", at("for", id), label),
                el(
                        "input",
                        at("type", "file"),
                        at("id", id),
                        at("name", name),
                        at("data-send", ""),
                        at("accept", types)));
    }

    public static Html file(String id, String name, String label) {
        return el(
                "div",
                at("class", "field"),
                el("label", at("for", id), label),
                el(
                        "input",
                        at("type", "file"),
                        at("id", id),
                        at("name", name),
                        at("accept", ".json,.jsonl,application/json")));
    }

    /** @param options values with what people read */
    public static Html choice(String id, String name, String label, Map<String, String> options, String chosen) {
        List<Html> items = new ArrayList<>();
        options.forEach((value, text) -> items.add(
                value.equals(chosen)
                        ? el("option", at("value", value), at("selected", ""), text)
                        : el("option", at("value", value), text)));
        return el(
                "div",
                at("class", "field"),
                el("label", at("for", id), label),
                el("select", at("id", id), at("name", name), items));
    }

    public static Html check(String id, String name, String value, String label, boolean on) {
        List<Object> parts =
                new ArrayList<>(List.of(at("type", "checkbox"), at("id", id), at("name", name), at("value", value)));
        if (on) {
            parts.add(at("checked", ""));
        }
        return el("div", at("class", "check"), el("input", parts.toArray()), el("label", at("for", id), label));
    }

    public static Html submit(String text) {
        return el("button", at("type", "submit"), at("class", "primary"), text);
    }

    /** Says what is wrong with a form, where, and leads there. */
    static Html complaint(BadInput bad) {
        return el(
                "div",
                at("class", "complaint"),
                at("role", "alert"),
                at("id", "problem"),
                el("p", el("strong", "Please check what you sent. "), Words.capital(bad.detail()) + "."),
                bad.excerpt() == null ? Html.NOTHING : el("pre", bad.excerpt()),
                bad.field().isEmpty()
                        ? Html.NOTHING
                        : el("p", el("a", at("href", "#" + bad.field()), "Go to the field")));
    }
}
