package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Controls;
import io.holdfast.app.web.page.part.Details;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import java.util.ArrayList;
import java.util.List;

/**
 * The form for a case, with its contents.
 *
 * @param documents one text a box
 * @param contexts documents as a JSON list, instead of boxes
 * @param json whole cases as JSON, instead of all the rest
 */
record CaseForm(String question, List<String> documents, String contexts, String answer, String json) {
    static final CaseForm EMPTY = new CaseForm("", List.of(), "", "", "");

    private static final int FEWEST_BOXES = 2;
    private static final int SPARE_BOXES = 6;

    CaseForm {
        documents = List.copyOf(documents);
    }

    static CaseForm of(Form form) {
        return new CaseForm(
                form.text("question"),
                form.all("document").stream().filter(d -> !d.isBlank()).toList(),
                form.text("contexts"),
                form.text("answer"),
                form.text("json"));
    }

    /** Fields on the one side, files and JSON on the other. */
    Html sections(String title) {
        return Html.all(
                Parts.section(
                        "paste",
                        title,
                        "Paste what was asked, the documents the answer was to come from, and the answer.",
                        examples(),
                        fields("/score", "Score this answer")),
                Parts.section(
                        "file",
                        "Or give many: a file, or cases as JSON",
                        "A CSV file with your own column names, or {\"question\", \"contexts\": […], \"answer\"}, one a line or as a"
                                + " list.",
                        whole()));
    }

    private static Html examples() {
        List<Html> links = new ArrayList<>();
        Examples.titles()
                .forEach((id, title) -> links.add(
                        el("li", el("a", at("class", "pill"), at("href", "/?example=" + id + "#paste"), title))));
        return el(
                "div",
                at("class", "examples"),
                el("p", at("id", "examples-h"), "Load an example:"),
                el("ul", at("aria-labelledby", "examples-h"), links));
    }

    /** The fields of one case, to be sent somewhere. */
    Html fields(String action, String submit) {
        List<Html> boxes = new ArrayList<>();
        int shown = Math.max(FEWEST_BOXES, documents.size());
        for (int i = 0; i < shown; i++) {
            boxes.add(document(i + 1, i < documents.size() ? documents.get(i) : ""));
        }
        List<Html> spare = new ArrayList<>();
        for (int i = shown; i < shown + SPARE_BOXES; i++) {
            spare.add(document(i + 1, ""));
        }
        spare.add(Controls.box(
                "contexts",
                "contexts",
                "Documents as a JSON list",
                "Strings, or objects with \"text\" and, if you like, \"id\", \"title\" and \"url\". Used instead of the"
                        + " boxes when it is filled in.",
                4,
                contexts));
        return el(
                "form",
                at("method", "post"),
                at("action", action),
                at("enctype", "multipart/form-data"),
                at("id", "case-form"),
                Controls.box("question", "question", "Question", "", 2, question),
                el("fieldset", at("id", "documents"), el("legend", "Documents"), boxes),
                Details.of(
                        "more",
                        !contexts.isBlank(),
                        Html.text("More documents, or documents as JSON"),
                        Html.all(spare)),
                Controls.box("answer", "answer", "Answer", "", 4, answer),
                el("p", Controls.submit(submit)));
    }

    private static Html document(int number, String text) {
        return Controls.box("document-" + number, "document", "Document " + number, "", 4, text);
    }

    private Html whole() {
        return el(
                "form",
                at("method", "post"),
                at("action", "/score"),
                at("enctype", "multipart/form-data"),
                Controls.box("json", "json", "Cases as JSON or JSONL", "", 5, json),
                Controls.sentFile(
                        "upload",
                        "upload",
                        "Or a file: .csv, .tsv, .json or .jsonl",
                        ".csv,.tsv,.json,.jsonl,text/csv,application/json"),
                el("p", Controls.submit("Score these cases")));
    }
}
