package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.api.AskEndpoint;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.page.part.BadInput;
import io.holdfast.app.web.page.part.Controls;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.page.part.FormFrame;
import io.holdfast.app.web.page.part.FormReader;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.telemetry.Citation;
import io.holdfast.engine.telemetry.QuestionOutcome;
import io.holdfast.engine.telemetry.ReasonText;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code /ask}: a question to the answer engine; its answer with citations that open the passage, or why it declined. */
final class AskPages {
    private static final Pattern MARK = Pattern.compile("\\s*\\[CIT:([^\\]]+)\\]");

    private final AskEndpoint engine;
    private final FormReader forms;
    private final ScoringDesk scoring;

    AskPages(AskEndpoint engine, FormReader forms, ScoringDesk scoring) {
        this.engine = engine;
        this.forms = forms;
        this.scoring = scoring;
    }

    void register(RoutesConfig routes) {
        routes.get("/ask", context -> Layout.send(context, page("", Html.NOTHING)));
        routes.post("/ask", context -> forms.read(context, form -> ask(context, form)));
    }

    private Layout.Page page(String question, Html complaint, Html... answer) {
        List<Html> content = new ArrayList<>(List.of(complaint));
        content.addAll(List.of(answer));
        content.add(
                engine.served()
                        ? Parts.section(
                                "ask",
                                "Ask",
                                "",
                                el(
                                        "form",
                                        at("method", "post"),
                                        at("action", "/ask"),
                                        at("enctype", "multipart/form-data"),
                                        Controls.box("question", "question", "Question", "", 2, question),
                                        el("p", Controls.submit("Ask"))))
                        : Parts.section(
                                "ask",
                                "No documents are served",
                                "",
                                el(
                                        "p",
                                        "Make an index of your documents with ",
                                        el("code", "holdfast rag index --corpus DOCUMENTS --index INDEX"),
                                        " and start the service with ",
                                        el("code", "--set serve.index=INDEX"),
                                        ".")));
        return new Layout.Page(
                Layout.Place.ASK,
                "Ask the documents",
                "The engine answers from the documents of this service with citations, or says what is missing.",
                false,
                content);
    }

    private boolean ask(Context context, Form form) {
        String question = form.text("question").strip();
        FormFrame.answer(
                context,
                () -> {
                    if (!Question.asks(question)) {
                        throw new BadInput(Problem.Kind.INVALID_FIELD, Question.NOTHING_ASKED, "question", null);
                    }
                    QuestionOutcome outcome =
                            scoring.inTurn(Demand.of(context, question.length()), () -> engine.ask(question));
                    Layout.send(context, page(question, Html.NOTHING, answer(question, outcome)));
                },
                complaint -> page(question, complaint));
        return true;
    }

    private static Html answer(String question, QuestionOutcome outcome) {
        if (outcome.abstained()) {
            return Parts.section(
                    "answer",
                    "The engine declined",
                    question,
                    el("p", Parts.chip("none", "○ no answer"), " ", outcome.shown()),
                    el("p", at("class", "small"), "Why: " + ReasonText.of(outcome.reason())));
        }
        List<Citation> sources = outcome.sources();
        List<Object> text = new ArrayList<>();
        Matcher mark = MARK.matcher(outcome.shown());
        int at = 0;
        while (mark.find()) {
            text.add(outcome.shown().substring(at, mark.start()));
            for (int i = 0; i < sources.size(); i++) {
                if (sources.get(i).id().equals(mark.group(1))) {
                    text.add(el("sup", el("a", at("href", "#source-" + (i + 1)), "[" + (i + 1) + "]")));
                }
            }
            at = mark.end();
        }
        text.add(outcome.shown().substring(at));
        List<Html> passages = new ArrayList<>();
        for (int i = 0; i < sources.size(); i++) {
            passages.add(source(i + 1, sources.get(i)));
        }
        return Parts.section(
                "answer",
                "Answer",
                question,
                el("p", at("class", "verdict"), at("dir", "auto"), text),
                el(
                        "p",
                        at("class", "small"),
                        ReasonText.of(outcome.reason()) + " Support by " + sources.size()
                                + (sources.size() == 1 ? " source: " : " sources: ")
                                + Words.score(outcome.support()) + " of 1."),
                el("h3", "Sources"),
                passages);
    }

    private static Html source(int number, Citation source) {
        return el(
                "details",
                at("class", "case"),
                at("id", "source-" + number),
                at("open", ""),
                el("summary", "[" + number + "] " + source.text()),
                el("blockquote", at("dir", "auto"), source.quote()));
    }
}
