package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.lab.check.DifferingWords;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The failures to look at first: what the answer says, with the wrong words marked, beside what the documents say. */
final class WorstFailures {
    private static final int SHOWN = 3;
    private static final int LONGEST = 320;

    private WorstFailures() {}

    private record Worst(
            JsonNode finding, Standing standing, @Nullable JsonNode claim, DifferingWords words) {
        boolean explained() {
            return !words.claimed().isEmpty() && !words.stated().isEmpty();
        }

        double score() {
            return claim == null ? 0 : claim.path("score").asDouble();
        }

        /** Failures of one kind are alike: one of each is shown before a second. */
        String kind() {
            return standing + " " + (claim == null ? "" : claim.path("rule").asText());
        }
    }

    /** @param link the address of a case; null where there is none to lead to */
    static Html of(ModelStats model, boolean several, @Nullable UnaryOperator<String> link) {
        List<Worst> worst = new ArrayList<>();
        for (JsonNode finding : model.run().findings("faithfulness")) {
            Standing standing = Standing.of(finding);
            if (standing.wrong() && standing.measured()) {
                worst.add(worst(finding, standing));
            }
        }
        if (worst.isEmpty()) {
            return Html.NOTHING;
        }
        worst.sort(Comparator.<Worst>comparingInt(w -> severity(w.standing))
                .thenComparing(w -> !w.explained())
                .thenComparingDouble(Worst::score)
                .thenComparing(w -> w.finding.path("case").asText()));
        List<Html> items = chosen(worst).stream().map(w -> item(w, link)).toList();
        String title = items.size() == 1
                ? "The failure"
                : "The " + (items.size() == SHOWN ? "three" : "two") + " worst failures";
        return Html.all(
                el("h3", title + (several ? " of " + model.label() : "")), el("div", at("class", "worst"), items));
    }

    private static List<Worst> chosen(List<Worst> sorted) {
        List<Worst> chosen = new ArrayList<>();
        Set<String> kinds = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (Worst one : sorted) {
            if (chosen.size() < SHOWN && texts.add(text(one)) && kinds.add(one.kind())) {
                chosen.add(one);
            }
        }
        for (Worst one : sorted) {
            if (chosen.size() < SHOWN && !chosen.contains(one)) {
                chosen.add(one);
            }
        }
        return chosen;
    }

    private static String text(Worst one) {
        return one.claim == null
                ? one.finding.path("case").asText()
                : one.claim.path("text").asText();
    }

    private static int severity(Standing standing) {
        return switch (standing) {
            case CONTRADICTED -> 0;
            case WRONGLY_DECLINED -> 1;
            default -> 2;
        };
    }

    private static Worst worst(JsonNode finding, Standing standing) {
        JsonNode worst = null;
        DifferingWords words = DifferingWords.NONE;
        String wanted = standing == Standing.CONTRADICTED ? "contradicted" : "not_found";
        for (JsonNode claim : finding.path("claims")) {
            if (claim.path("verdict").asText().equals(wanted)) {
                DifferingWords found = DifferingWords.of(claim);
                if (worst == null || words.stated().isEmpty() && !found.stated().isEmpty()) {
                    worst = claim;
                    words = found;
                }
            }
        }
        return new Worst(finding, standing, worst, words);
    }

    private static Html item(Worst one, @Nullable UnaryOperator<String> link) {
        String id = one.finding.path("case").asText();
        String question = one.finding.path("question").asText();
        return el(
                "article",
                at("class", "failure"),
                el(
                        "p",
                        at("class", "small"),
                        StandingChip.of(one.standing),
                        " ",
                        link == null ? "Case " + id : el("a", at("href", link.apply(id)), "Case " + id)),
                question.isBlank() ? Html.NOTHING : el("p", at("class", "asked"), at("dir", "auto"), question),
                sides(one));
    }

    private static Html sides(Worst one) {
        JsonNode claim = one.claim;
        if (claim == null) {
            String reference = one.finding.path("reference").asText();
            return el(
                    "dl",
                    at("class", "sides"),
                    side(
                            "The answer",
                            el(
                                    "mark",
                                    at("class", "wrong"),
                                    cut(one.finding.path("answer").asText()))),
                    side(
                            "The documents",
                            Html.text(
                                    reference.isBlank()
                                            ? "They hold the answer."
                                            : "They hold the answer: " + cut(reference))));
        }
        String passage = claim.path("evidence").path(0).path("text").asText();
        String reference = one.finding.path("reference").asText();
        boolean contradicted = one.standing == Standing.CONTRADICTED;
        if (claim.path("rule").asText().equals(Rule.SHORT_MISMATCH.id()) && !reference.isBlank()) {
            return el(
                    "dl",
                    at("class", "sides"),
                    side("The answer says", marked(claim.path("text").asText(), one.words.claimed(), "wrong")),
                    side("The reference says", Html.text(cut(reference))));
        }
        return el(
                "dl",
                at("class", "sides"),
                side("The answer says", marked(claim.path("text").asText(), one.words.claimed(), "wrong")),
                side(
                        contradicted ? "The documents say" : "The documents do not say this",
                        passage.isBlank()
                                ? Html.text("Nothing in them is about this.")
                                : Html.all(
                                        contradicted ? "" : "Nearest: ", marked(passage, one.words.stated(), "right"))),
                one.explained() || passage.isBlank() && !one.words.claimed().isEmpty()
                        ? Html.NOTHING
                        : side("Why", Html.text(Words.capital(DifferingWords.told(claim)) + ".")));
    }

    private static Html side(String title, Html content) {
        return el("div", el("dt", title), el("dd", at("dir", "auto"), content));
    }

    /** A text with some of its words marked; cut where it is long, but never in front of them. */
    static Html marked(String text, List<Span> words, String style) {
        int longest = words.isEmpty()
                ? LONGEST
                : Math.max(LONGEST, words.get(words.size() - 1).end());
        List<Object> parts = new ArrayList<>();
        int at = 0;
        for (Span word : words) {
            if (word.start() >= at && word.end() <= text.length()) {
                parts.add(text.substring(at, word.start()));
                parts.add(el("mark", at("class", style), word.of(text)));
                at = word.end();
            }
        }
        String rest = text.substring(at);
        parts.add(text.length() > longest ? rest.substring(0, Math.max(0, longest - at)) + "…" : rest);
        return Html.all(parts);
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
