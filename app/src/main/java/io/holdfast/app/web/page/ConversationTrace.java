package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Traces;
import io.holdfast.core.conversation.ChunkUse;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.Role;
import io.holdfast.core.conversation.SourceChunk;
import io.holdfast.core.conversation.Turn;
import io.holdfast.core.model.Document;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.html.trace.ShownClaim;
import io.holdfast.lab.report.html.trace.TraceView;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The turns as bubbles, the judged pair marked, its claims beside the chunks they rest on. */
final class ConversationTrace {
    private final ConversationReport report;
    private final List<ShownClaim> claims;
    private final TraceView view;

    ConversationTrace(ConversationReport report) {
        this.report = report;
        this.claims = report.hallucination()
                .fold(h -> h.trace().claims().stream().map(ShownClaim::of).toList(), none -> List.of());
        this.view = new TraceView("", "Chunk", report.pairing().response(), claims, documents(report));
    }

    private static List<Document> documents(ConversationReport report) {
        List<Document> documents = new ArrayList<>();
        for (SourceChunk chunk : report.context().chunks()) {
            if (chunk.text() != null) {
                documents.add(new Document(chunk.id(), null, chunk.url(), chunk.text()));
            }
        }
        for (Turn turn : report.conversation().turns()) {
            if (turn.role() == Role.USER) {
                documents.add(Document.of(id(turn), turn.text()));
            }
        }
        return documents;
    }

    private static String id(Turn turn) {
        return "turn:" + turn.number();
    }

    /** How question and response were found, as a sentence. */
    String pairing() {
        return Words.capital(report.pairing().method().meaning()) + ".";
    }

    Html columns() {
        List<Html> turns = new ArrayList<>();
        List<Turn> all = report.conversation().turns();
        boolean shown = false;
        for (int i = 0; i < all.size(); i++) {
            boolean response = Objects.equals(report.pairing().answer(), i);
            boolean same = response && all.get(i).text().equals(report.pairing().response());
            shown |= same;
            turns.add(turn(all.get(i), Objects.equals(report.pairing().question(), i), response, same));
        }
        Html judged = shown || report.pairing().response().isBlank()
                ? Html.NOTHING
                : Html.all(
                        el("h3", "The response that was judged"),
                        Parts.note(
                                "It is in the context; the turn of the conversation is worded a little differently."),
                        view.answer());
        return Traces.columns(
                new Traces.Judged(
                        report.conversation().id(),
                        report.conversation().model(),
                        report.pairing().response(),
                        null,
                        claims),
                Html.all(
                        el("h3", "Turns"),
                        claims.isEmpty() ? Html.NOTHING : TraceView.legend(),
                        el("ol", at("class", "chat"), turns),
                        judged,
                        claims.isEmpty()
                                ? report.hallucination()
                                        .fold(
                                                h -> Html.NOTHING,
                                                none -> Parts.note("No claims: " + none.message() + "."))
                                : Html.all(el("h3", "Claims"), view.claims())),
                Html.all(el("h3", "Retrieved chunks"), view.documents()));
    }

    private Html turn(Turn turn, boolean question, boolean response, boolean judged) {
        List<Html> labels = new ArrayList<>();
        if (question) {
            labels.add(Parts.chip("judged", "the question"));
        }
        if (response) {
            labels.add(Parts.chip("judged", "the response"));
        }
        Html text = turn.text().isBlank()
                ? el("em", "no text")
                : judged ? view.answerText() : view.evidenceIn(id(turn), turn.text());
        return el(
                "li",
                at("class", "turn " + turn.role().id() + (question || response ? " paired" : "")),
                el(
                        "p",
                        at("class", "small"),
                        Words.capital(turn.role().id()) + " · turn " + turn.number()
                                + (turn.createdAt() == null ? "" : " · " + turn.createdAt()) + " ",
                        labels),
                el("div", at("class", "bubble"), at("dir", "auto"), text));
    }

    Html chunks() {
        ChunkUse use = report.chunks();
        List<List<Object>> rows = new ArrayList<>();
        row(rows, "Used", use.used());
        row(rows, "Retrieved, not used", use.unused());
        row(rows, "Missing, or without text", use.missing());
        row(rows, "A claim rests on them", use.supporting());
        return Parts.table("Use of the chunks", List.of("Chunks", "Ids"), rows);
    }

    private static void row(List<List<Object>> rows, String name, List<String> ids) {
        rows.add(List.of(name, ids.isEmpty() ? "none" : String.join(", ", ids)));
    }
}
