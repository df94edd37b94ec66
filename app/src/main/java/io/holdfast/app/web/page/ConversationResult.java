package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Cards;
import io.holdfast.core.conversation.Completeness;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.Cost;
import io.holdfast.core.conversation.Measurement;
import io.holdfast.core.conversation.Outcome;
import io.holdfast.core.conversation.Reason;
import io.holdfast.core.conversation.Relevance;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A judged response: verdict with reasons, scores with their parts, the conversation with its claims. */
record ConversationResult(ConversationReport report) {

    String title() {
        return switch (report.outcome()) {
            case PASS -> "The response passes";
            case WARN -> "The response needs a look";
            case FAIL -> "The response fails";
        };
    }

    Html sections() {
        ConversationTrace trace = new ConversationTrace(report);
        return Html.all(
                Parts.section("result", "Verdict", "", verdict(), el("div", at("class", "cards thirds"), cards())),
                Parts.section("conversation-trace", "The conversation", trace.pairing(), trace.columns()),
                Parts.section("asked", "What was asked, and what was covered", "", asked()),
                Parts.section(
                        "chunks",
                        "Chunks",
                        "What the context says was used, and what the claims rest on.",
                        trace.chunks(),
                        links()));
    }

    private Html verdict() {
        List<List<Object>> rows = new ArrayList<>();
        for (Reason reason : report.reasons()) {
            rows.add(List.of(
                    Words.capital(Words.spoken(reason.part())),
                    reason.outcome() == Outcome.PASS && !report.measured(reason)
                            ? Parts.chip("none", "○ not measured")
                            : chip(reason.outcome()),
                    reason.text()));
        }
        return Html.all(
                el("p", at("class", "verdict"), chip(report.outcome()), " ", title() + "."),
                Parts.table("Reasons of the verdict", List.of("Part", "Verdict", "Reason"), rows));
    }

    private static Html chip(Outcome outcome) {
        return switch (outcome) {
            case PASS -> Parts.chip("good", "✓ pass");
            case WARN -> Parts.chip("warn", "! warn");
            case FAIL -> Parts.chip("bad", "✗ fail");
        };
    }

    private List<Html> cards() {
        return List.of(
                card("Relevance", report.relevance(), r -> Words.score(r.score()), ConversationResult::relevance),
                card("Completeness", report.completeness(), c -> Words.score(c.score()), this::completeness),
                card(
                        "Hallucination",
                        report.hallucination(),
                        h -> Words.score(h.score()),
                        h -> "support " + Words.score(h.support()) + "; "
                                + h.unsupported().size() + " of "
                                + h.trace().claims().size() + " claims unsupported; 0 is good"),
                card(
                        "Latency",
                        report.latency(),
                        d -> Words.duration((double) d.toMillis()),
                        d -> "from the user's turn to the response"),
                Cards.card(
                        "Tokens",
                        Words.count((long) report.tokens().inputTokens()
                                + report.tokens().outputTokens()),
                        Words.count(report.tokens().inputTokens()) + " read, "
                                + Words.count(report.tokens().outputTokens()) + " written"),
                report.cost()
                        .fold(
                                c -> c.assumed()
                                        ? Cards.card("Cost", Words.NONE, "not known: the conversation names no model")
                                        : Cards.card(
                                                "Cost", amount(c), c.currency() + ", by the price of " + c.model()),
                                none -> Cards.card("Cost", Words.NONE, "not measured: " + none.message())));
    }

    private static <T> Html card(
            String name, Measurement<T> measured, Function<T, String> value, Function<T, String> parts) {
        return measured.fold(
                v -> Cards.card(name, value.apply(v), parts.apply(v)),
                none -> Cards.card(name, Words.NONE, "not measured: " + none.message()));
    }

    private static String amount(Cost cost) {
        return cost.amount().stripTrailingZeros().toPlainString();
    }

    private static String relevance(Relevance relevance) {
        return "similarity " + part(relevance.similarity()) + ", words " + part(relevance.termCoverage())
                + ", kind of answer " + part(relevance.intentCoverage()) + "; 1 is good";
    }

    private static String part(@Nullable Double value) {
        return value == null ? "does not apply" : Words.score(value);
    }

    private String completeness(Completeness completeness) {
        return completeness.asked().size() - completeness.uncovered().size() + " of "
                + completeness.asked().size() + " things asked for are covered; 1 is good";
    }

    private Html asked() {
        return report.completeness()
                .fold(
                        completeness -> Parts.table(
                                "Things asked for",
                                List.of("Asked", "Covered", "Kind of answer", "#Words", "#Similarity"),
                                completeness.asked().stream()
                                        .map(ConversationResult::row)
                                        .toList()),
                        none -> Parts.note("Not measured: " + none.message() + "."));
    }

    private static List<Object> row(Completeness.Asked asked) {
        return List.of(
                asked.text(),
                asked.covered() ? Parts.chip("good", "✓ covered") : Parts.chip("bad", "✗ not covered"),
                Words.spoken(asked.intent().id()),
                Words.score(asked.terms()),
                part(asked.similarity()));
    }

    private Html links() {
        return report.unknownLinks().isEmpty()
                ? Html.NOTHING
                : el(
                        "p",
                        at("class", "note warn"),
                        "Links of the response that are in no chunk and no earlier turn: "
                                + String.join(", ", report.unknownLinks()));
    }
}
