package io.holdfast.app.web.page.run;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.page.part.Address;
import io.holdfast.app.web.page.part.Details;
import io.holdfast.app.web.page.part.Traces;
import io.holdfast.core.model.Document;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.Failure;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.html.trace.ShownClaim;
import io.holdfast.lab.report.html.trace.TraceView;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelName;
import io.holdfast.lab.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A failed finding of a run.
 *
 * @param asked the model that was asked
 * @param traced the faithfulness finding of the same case, whose claims are shown; null where there is none
 * @param query what was asked, with the documents
 */
record ShownFailure(
        String run, String asked, Failure failure, @Nullable ObjectNode traced, ObjectNode query) {

    static List<ShownFailure> of(String id, RunResult run, FailureFilter filter) {
        if (!filter.ofModel(run.model())) {
            return List.of();
        }
        Map<String, Map<String, ObjectNode>> cases = run.cases();
        List<ShownFailure> failures = new ArrayList<>();
        for (ObjectNode finding : run.findings()) {
            Failure failure = Failure.of(finding);
            if (failure != null && filter.shows(finding, failure)) {
                String caseId = finding.path("case").asText();
                failures.add(new ShownFailure(
                        id,
                        run.model(),
                        failure,
                        cases.getOrDefault(caseId, Map.of()).get("faithfulness"),
                        run.queries().getOrDefault(caseId, Json.object())));
            }
        }
        return failures;
    }

    Html details(String prefix, boolean open) {
        JsonNode finding = failure.finding();
        return Details.of(
                "case",
                open,
                Html.all(
                        el("span", at("class", "case-id"), finding.path("case").asText()),
                        " ",
                        Parts.chip(
                                failure.failureClass().equals("unmeasured") ? "warn" : "bad",
                                Words.spoken(failure.failureClass())),
                        " ",
                        el(
                                "span",
                                at("class", "small"),
                                Words.capital(finding.path("dimension").asText()) + " of " + ModelName.spoken(asked))),
                Html.all(
                        el("ul", at("class", "prose"), sentences()),
                        trace(prefix),
                        el("p", at("class", "small"), "Run ", el("a", at("href", Address.run(run)), run))));
    }

    private List<Html> sentences() {
        return failure.sentences().stream()
                .map(s -> el("li", at("dir", "auto"), Words.capital(s)))
                .toList();
    }

    private Html trace(String prefix) {
        JsonNode finding = failure.finding();
        List<ShownClaim> claims = traced == null ? List.of() : ShownClaim.of(traced);
        String answer = finding.path("answer").asText(query.path("answer").asText());
        TraceView view = new TraceView(prefix, "Document", answer, claims, documents());
        return Traces.columns(
                new Traces.Judged(
                        finding.path("case").asText(),
                        asked,
                        answer,
                        traced == null ? null : Standing.of(traced),
                        claims),
                Html.all(
                        el("h3", "Question"),
                        el("p", at("dir", "auto"), finding.path("question").asText()),
                        finding.has("reference")
                                ? Html.all(
                                        el("h3", "Reference"),
                                        el(
                                                "p",
                                                at("dir", "auto"),
                                                finding.path("reference").asText()))
                                : Html.NOTHING,
                        el("h3", "Answer"),
                        claims.isEmpty() ? Html.NOTHING : TraceView.legend(),
                        view.answer(),
                        claims.isEmpty() ? Html.NOTHING : Html.all(el("h3", "Claims"), view.claims())),
                Html.all(el("h3", "Documents"), view.documents()));
    }

    private List<Document> documents() {
        List<Document> documents = new ArrayList<>();
        for (JsonNode context : query.path("contexts")) {
            documents.add(new Document(
                    context.path("id").asText(),
                    context.hasNonNull("title") ? context.path("title").asText() : null,
                    context.hasNonNull("url") ? context.path("url").asText() : null,
                    context.path("text").asText()));
        }
        return documents;
    }
}
