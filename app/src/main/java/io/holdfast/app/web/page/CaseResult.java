package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.page.part.Address;
import io.holdfast.app.web.page.part.Cards;
import io.holdfast.app.web.page.part.Details;
import io.holdfast.app.web.page.part.Traces;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.Verdict;
import io.holdfast.lab.check.CheckLine;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.html.StandingChip;
import io.holdfast.lab.report.html.trace.ShownClaim;
import io.holdfast.lab.report.html.trace.TraceView;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A scored case: the verdict in words and numbers, the claims, the evidence. */
record CaseResult(String prefix, InputRecord.Good given, Finding<Grounding> finding) {
    private static final List<Standing> WORST_FIRST = List.of(
            Standing.CONTRADICTED,
            Standing.WRONGLY_DECLINED,
            Standing.NOT_FOUND,
            Standing.EMPTY,
            Standing.UNSURE,
            Standing.UNMEASURED,
            Standing.DECLINED,
            Standing.GROUNDED);

    /** What came of it, as a heading. */
    String title() {
        return finding.fold(
                scored -> scored.failure() ? failed(scored.detail()) : "The answer holds",
                abstained -> "The answer declines",
                unmeasured -> "The answer could not be measured");
    }

    private static String failed(Grounding grounding) {
        if (grounding.path() == Grounding.Path.FALSE_INSUFFICIENT_CONTEXT) {
            return "The answer declines although the documents hold it";
        }
        Trace trace = grounding.trace();
        return trace.count(Verdict.CONTRADICTED) > 0
                ? "The answer contradicts its documents"
                : trace.count(Verdict.NOT_FOUND) == 0 && trace.count(Verdict.UNSURE) > 0
                        ? "The documents neither show nor refute all of the answer"
                        : "The answer says more than its documents";
    }

    private Standing standing() {
        return Standing.of(Json.own(line()));
    }

    /** Whether the documents show that the answer is right. */
    boolean holds() {
        return standing().passes();
    }

    /** Exactly what a program gets. */
    String line() {
        return ScoreJson.line(given.testCase().id(), finding);
    }

    Html sections() {
        return Html.all(
                Parts.section("result", "Verdict", "", el("p", at("class", "verdict"), sentence()), cards()),
                Parts.section(
                        "trace",
                        "Claims and evidence",
                        "Point at a claim, or move to it with the Tab key, to see its evidence. Choose it to keep it.",
                        trace()));
    }

    /** Several results, failures first, each to be opened; the first failure is. */
    static Html list(List<CaseResult> results) {
        List<CaseResult> sorted = results.stream()
                .sorted(Comparator.comparingInt(r -> WORST_FIRST.indexOf(r.standing())))
                .toList();
        List<Html> items = new ArrayList<>();
        for (CaseResult result : sorted) {
            items.add(result.item(items.isEmpty() && result.finding().failure()));
        }
        return Parts.section("trace", "Cases", "Failures first.", items);
    }

    private Html item(boolean open) {
        String question = given.testCase().question();
        String id = given.testCase().id();
        return Details.placed(
                anchor(id),
                "case",
                open,
                Html.all(
                        el("span", at("class", "case-id"), id),
                        " ",
                        chip(),
                        " ",
                        el(
                                "span",
                                at("dir", "auto"),
                                question.isBlank() ? given.answer().text() : question)),
                Html.all(el("p", at("class", "verdict"), sentence()), cards(), trace()));
    }

    /** Where a case of several is on the page. */
    static String anchor(String id) {
        return "case-" + Address.encoded(id);
    }

    /** The line of {@code check}, which a report is made of. */
    ObjectNode checked() {
        return CheckLine.of(given, Json.own(line()), given.testCase().id());
    }

    private Html chip() {
        return StandingChip.of(standing());
    }

    private Html sentence() {
        return finding.fold(
                scored -> Html.all(chip(), " ", scoredSentence(scored.detail())),
                abstained -> Html.all(chip(), " ", Words.capital(abstained.reason()) + "."),
                unmeasured -> Html.all(
                        chip(),
                        " ",
                        Words.capital(unmeasured.message()) + " (",
                        el("code", unmeasured.code().id()),
                        ")."));
    }

    private static String scoredSentence(Grounding grounding) {
        String note = grounding.note();
        Trace trace = grounding.trace();
        if (trace.claims().isEmpty()) {
            return note == null ? "" : Words.capital(note) + ".";
        }
        List<String> parts = new ArrayList<>();
        count(parts, trace.count(Verdict.SUPPORTED), "supported by the documents");
        count(parts, trace.count(Verdict.CONTRADICTED), "contradicted by them");
        count(parts, trace.count(Verdict.NOT_FOUND), "found in none of them");
        count(parts, trace.count(Verdict.UNSURE), "neither shown nor refuted");
        int n = trace.claims().size();
        return "Of " + n + (n == 1 ? " claim, " : " claims, ") + String.join(", ", parts) + "."
                + (note == null || note.matches("[A-Z_]+") ? "" : " " + Words.capital(note) + ".");
    }

    private static void count(List<String> parts, long n, String what) {
        if (n > 0) {
            parts.add(n + (n == 1 ? " is " : " are ") + what);
        }
    }

    private Html cards() {
        Grounding grounding = grounding();
        if (grounding == null) {
            return Html.NOTHING;
        }
        List<Html> cards = new ArrayList<>();
        if (finding instanceof Finding.Scored<Grounding> scored) {
            cards.add(Cards.card(
                    "Faithfulness", Words.score(scored.score()), "claims supported ÷ all claims; 1 is good"));
        }
        cards.add(Cards.card(
                "Risk",
                Words.score(grounding.risk()),
                "probability that something in the answer has no support; 0 is good"));
        return el("div", at("class", "cards"), cards);
    }

    private @Nullable Grounding grounding() {
        if (finding instanceof Finding.Scored<Grounding> scored) {
            return scored.detail();
        }
        return finding instanceof Finding.Abstained<Grounding> abstained ? abstained.detail() : null;
    }

    private Html trace() {
        Grounding grounding = grounding();
        List<ShownClaim> claims = grounding == null
                ? List.of()
                : grounding.trace().claims().stream().map(ShownClaim::of).toList();
        TraceView view = new TraceView(
                prefix,
                "Document",
                given.answer().text(),
                claims,
                given.testCase().documents());
        return Traces.columns(
                new Traces.Judged(
                        given.testCase().id(),
                        given.answer().model(),
                        given.answer().text(),
                        standing(),
                        claims),
                Html.all(
                        el("h3", "Question"),
                        el("p", at("dir", "auto"), given.testCase().question()),
                        el("h3", "Answer"),
                        claims.isEmpty() ? Html.NOTHING : TraceView.legend(),
                        view.answer(),
                        claims.isEmpty() ? Html.NOTHING : Html.all(el("h3", "Claims"), view.claims(), explain())),
                Html.all(el("h3", "Documents"), view.documents()));
    }

    private Html explain() {
        return el(
                "form",
                at("method", "post"),
                at("action", "/explain"),
                at("enctype", "multipart/form-data"),
                Permalink.field(List.of(given)),
                el("p", el("button", at("type", "submit"), "How were these verdicts made?")));
    }
}
