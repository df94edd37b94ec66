package io.holdfast.lab.report.html.trace;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.lab.check.DifferingWords;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.html.data.DocumentLayout;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An answer with its claims, and the documents with their evidence, as HTML that needs no script: a claim of the answer
 * leads to its entry in the list, and that to its span in the document. A script may use {@code data-claims} to show
 * them together.
 */
public final class TraceView {
    /** Begins the ids of documents that are turns of the user, see ConversationReport. */
    private static final String TURN = "turn:";

    private final String prefix;
    private final String noun;
    private final String answer;
    private final List<ShownClaim> claims;
    private final Map<String, Document> documents = new LinkedHashMap<>();

    /**
     * @param prefix keeps the ids of several views on one page apart
     * @param noun what documents are called, e.g. {@code Document}
     */
    public TraceView(String prefix, String noun, String answer, List<ShownClaim> claims, List<Document> documents) {
        this.prefix = prefix;
        this.noun = noun;
        this.answer = answer;
        this.claims = List.copyOf(claims);
        documents.forEach(d -> this.documents.put(d.id(), d));
    }

    public static Html legend() {
        return el(
                "p",
                at("class", "legend"),
                el("mark", at("class", "supported"), "✓ supported"),
                el("mark", at("class", "contradicted"), "✗ contradicted"),
                el("mark", at("class", "not_found"), "? not found"),
                el("mark", at("class", "unsure"), "~ unsure"));
    }

    /** The answer with its claims marked, in a box of its own. */
    public Html answer() {
        return el(
                "div",
                at("class", "answer"),
                at("dir", "auto"),
                answer.isBlank() ? el("em", "There is no answer.") : answerText());
    }

    /** The answer with its claims marked. */
    public Html answerText() {
        List<MarkedText.Mark> marks = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            marks.add(new MarkedText.Mark(
                    i + 1, claims.get(i), claims.get(i).start(), claims.get(i).end(), 0));
        }
        return MarkedText.of(answer, marks, wrongWords(), (text, on, ending) -> {
            MarkedText.Mark first = ending.isEmpty() ? on.get(0) : ending.get(0);
            return el(
                    "a",
                    at("class", "claim"),
                    at("href", "#" + claimId(first.number())),
                    at("data-claims", MarkedText.numbers(on)),
                    at("title", "claim " + first.number() + ": " + first.claim().spoken()),
                    MarkedText.mark(text, on, ending));
        });
    }

    private List<Span> wrongWords() {
        List<Span> words = new ArrayList<>();
        for (ShownClaim claim : claims) {
            differing(claim).claimed().forEach(s -> words.add(s.shift(Math.max(0, claim.start()))));
        }
        return words;
    }

    /** The words of a document that an answer should have had. */
    private List<Span> rightWords(String document) {
        List<Span> words = new ArrayList<>();
        for (ShownClaim claim : claims) {
            if (!claim.evidence().isEmpty()
                    && claim.evidence().get(0).document().equals(document)) {
                int start = Math.max(0, claim.evidence().get(0).start());
                differing(claim).stated().forEach(s -> words.add(s.shift(start)));
            }
        }
        return words;
    }

    private DifferingWords differing(ShownClaim claim) {
        return DifferingWords.of(
                cut(answer, claim.start(), claim.end()), claim.verdict(), claim.diagnosis(), nearest(claim));
    }

    /** The passage that decided; empty where there is none. */
    private String nearest(ShownClaim claim) {
        ShownClaim.Quote quote =
                claim.evidence().isEmpty() ? null : claim.evidence().get(0);
        Document document = quote == null ? null : documents.get(quote.document());
        return quote == null || document == null ? "" : cut(document.text(), quote.start(), quote.end());
    }

    private String diagnosis(ShownClaim claim) {
        return Words.capital(
                differing(claim).told(claim.diagnosis(), cut(answer, claim.start(), claim.end()), nearest(claim)));
    }

    /** What was decided about each claim, by which rule, and on what. */
    public Html claims() {
        List<Html> items = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            items.add(item(i + 1, claims.get(i)));
        }
        return el("ol", at("class", "claims"), items);
    }

    private Html item(int number, ShownClaim claim) {
        String said = cut(answer, claim.start(), claim.end());
        List<Html> quotes = new ArrayList<>();
        for (int place = 0; place < claim.evidence().size(); place++) {
            ShownClaim.Quote quote = claim.evidence().get(place);
            Document document = documents.get(quote.document());
            if (document != null) {
                quotes.add(el(
                        "p",
                        at("class", "small quote"),
                        el("a", at("href", "#" + evidenceId(number, place)), name(document)),
                        " (similarity " + Words.score(quote.similarity()) + "): ",
                        el("q", at("dir", "auto"), cut(document.text(), quote.start(), quote.end()))));
            }
        }
        return el(
                "li",
                at("id", claimId(number)),
                at("data-claim", Integer.toString(number)),
                el(
                        "p",
                        Parts.chip(claim.chip(), claim.sign() + " " + claim.spoken()),
                        " ",
                        el("code", claim.rule()),
                        " score " + Words.score(claim.score())),
                el("p", at("dir", "auto"), said),
                claim.statement().equals(said)
                        ? Html.NOTHING
                        : el("p", at("class", "small"), at("dir", "auto"), "Read as: " + claim.statement()),
                claim.diagnosis().isEmpty()
                        ? Html.NOTHING
                        : el("p", at("class", "diag"), at("dir", "auto"), diagnosis(claim)),
                quotes);
    }

    /** The documents, each with the evidence in it marked; turns of a conversation are where they were said. */
    public Html documents() {
        List<Document> shown = documents.values().stream()
                .filter(d -> !d.id().startsWith(TURN))
                .toList();
        if (shown.isEmpty()) {
            return Parts.note("No document was given.");
        }
        List<Html> parts = new ArrayList<>();
        for (Document document : shown) {
            parts.add(el(
                    "div",
                    at("class", "source"),
                    el(
                            "p",
                            at("class", "small"),
                            name(document) + (document.url() == null ? "" : " (" + document.url() + ")")),
                    el(
                            "div",
                            at("class", "doc"),
                            at("dir", "auto"),
                            at("tabindex", "0"),
                            at("role", "region"),
                            at("aria-label", name(document)),
                            laidOut(document.id(), document.text()))));
        }
        return Html.all(parts);
    }

    /** A text with the evidence it holds marked; it need not be one of the documents. */
    public Html evidenceIn(String id, String text) {
        return new Evidence(id, text).part(new Span(0, text.length()), false);
    }

    /** A document as what it is: running text, a table, a chat. */
    private Html laidOut(String id, String text) {
        Evidence evidence = new Evidence(id, text);
        List<Html> parts = new ArrayList<>();
        for (DocumentLayout.Block block : DocumentLayout.of(text)) {
            if (block instanceof DocumentLayout.Text running) {
                parts.add(evidence.part(running.span(), true));
            } else if (block instanceof DocumentLayout.Table table) {
                parts.add(table(table, evidence));
            } else if (block instanceof DocumentLayout.Chat chat) {
                parts.add(el(
                        "ul",
                        at("class", "chat"),
                        chat.turns().stream()
                                .map(turn -> el(
                                        "li",
                                        at("class", "turn"),
                                        el(
                                                "p",
                                                at("class", "small"),
                                                turn.speaker().of(text).strip()),
                                        el("div", at("class", "bubble"), evidence.part(turn.said(), false))))
                                .toList()));
            }
        }
        return Html.all(parts);
    }

    private static Html table(DocumentLayout.Table table, Evidence evidence) {
        List<Html> rows = new ArrayList<>();
        for (List<DocumentLayout.Cell> row : table.rows()) {
            rows.add(el(
                    "tr",
                    row.stream()
                            .map(cell -> {
                                Span span = cell.span();
                                return el("td", span == null ? Html.text(cell.label()) : evidence.part(span, false));
                            })
                            .toList()));
        }
        return el(
                "div",
                at("class", "tabled"),
                el(
                        "table",
                        el(
                                "thead",
                                el(
                                        "tr",
                                        table.heads().stream()
                                                .map(h -> el("th", at("scope", "col"), h))
                                                .toList())),
                        el("tbody", rows)));
    }

    /** The evidence in one text. */
    private final class Evidence {
        private final String text;
        private final List<MarkedText.Mark> marks = new ArrayList<>();
        private final List<Span> strong;
        private final Map<String, String> anchors = new LinkedHashMap<>();

        Evidence(String id, String text) {
            this.text = text;
            this.strong = rightWords(id);
            for (int i = 0; i < claims.size(); i++) {
                int place = 0;
                for (ShownClaim.Quote quote : claims.get(i).evidence()) {
                    if (quote.document().equals(id)) {
                        marks.add(new MarkedText.Mark(i + 1, claims.get(i), quote.start(), quote.end(), place));
                        anchors.putIfAbsent((i + 1) + " " + place, evidenceId(i + 1, place));
                    }
                    place++;
                }
            }
        }

        Html part(Span range, boolean fold) {
            return MarkedText.of(text, range, marks, strong, fold, (words, on, ending) -> {
                List<Html> targets = new ArrayList<>();
                for (MarkedText.Mark mark : on) {
                    String anchor = anchors.remove(mark.number() + " " + mark.place());
                    if (anchor != null) {
                        targets.add(el("span", at("id", anchor)));
                    }
                }
                return Html.all(targets, MarkedText.mark(words, on, ending));
            });
        }
    }

    private String name(Document document) {
        String title = document.title();
        return document.id().startsWith(TURN)
                ? "Turn " + document.id().substring(TURN.length())
                : noun + " " + document.id() + (title == null || title.isBlank() ? "" : ": " + title);
    }

    private static String cut(String text, int start, int end) {
        int from = Math.max(0, Math.min(start, text.length()));
        return text.substring(from, Math.max(from, Math.min(end, text.length())));
    }

    private String claimId(int number) {
        return prefix + "claim-" + number;
    }

    private String evidenceId(int number, int place) {
        return prefix + "evidence-" + number + "-" + place;
    }
}
