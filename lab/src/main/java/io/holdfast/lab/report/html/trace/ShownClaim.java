package io.holdfast.lab.report.html.trace;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * A claim as people see it, whether it comes from an evaluator or from a file.
 *
 * @param verdict {@code supported}, {@code contradicted}, {@code not_found} or {@code supported_by_user}
 * @param statement what the claim was read as; equal to its text where nothing had to be added
 * @param diagnosis a sentence; empty where there is none
 * @param evidence best first
 */
public record ShownClaim(
        int start,
        int end,
        String verdict,
        String rule,
        double score,
        String statement,
        String diagnosis,
        List<Quote> evidence) {
    private static final String BY_USER = "supported_by_user";

    public ShownClaim {
        evidence = List.copyOf(evidence);
    }

    /** A passage put forward for or against a claim. */
    public record Quote(String document, int start, int end, double similarity) {}

    public static ShownClaim of(TracedClaim traced) {
        List<Quote> quotes = new ArrayList<>();
        traced.evidence().forEach(e -> {
            Passage p = e.passage();
            quotes.add(new Quote(p.documentId(), p.start(), p.end(), e.similarity()));
        });
        return new ShownClaim(
                traced.claim().span().start(),
                traced.claim().span().end(),
                traced.rule() == Rule.SAID_BY_USER ? BY_USER : traced.verdict().id(),
                traced.rule().id(),
                traced.score(),
                traced.claim().statement(),
                traced.diagnosis() == null ? "" : traced.diagnosis(),
                quotes);
    }

    /** The claims of a line of {@code findings.jsonl} or of {@code score}. */
    public static List<ShownClaim> of(JsonNode line) {
        List<ShownClaim> claims = new ArrayList<>();
        for (JsonNode claim : line.path("claims")) {
            List<Quote> quotes = new ArrayList<>();
            for (JsonNode e : claim.path("evidence")) {
                quotes.add(new Quote(
                        e.path("document").asText(),
                        e.path("start").asInt(),
                        e.path("end").asInt(),
                        e.path("similarity").asDouble()));
            }
            claims.add(new ShownClaim(
                    claim.path("start").asInt(),
                    claim.path("end").asInt(),
                    claim.path("verdict").asText(),
                    claim.path("rule").asText(),
                    claim.path("score").asDouble(),
                    claim.path("statement").asText(claim.path("text").asText()),
                    claim.path("diagnosis").asText(),
                    quotes));
        }
        return claims;
    }

    boolean supported() {
        return verdict.equals(Verdict.SUPPORTED.id()) || verdict.equals(BY_USER);
    }

    boolean contradicted() {
        return verdict.equals(Verdict.CONTRADICTED.id());
    }

    private boolean unsure() {
        return verdict.equals(Verdict.UNSURE.id());
    }

    /** The class of the style sheet that colours it. */
    String style() {
        return supported() ? Verdict.SUPPORTED.id() : verdict;
    }

    /** A sign that shows the verdict without its colour. */
    String sign() {
        return supported() ? "✓" : contradicted() ? "✗" : unsure() ? "~" : "?";
    }

    String chip() {
        return supported() ? "good" : contradicted() ? "bad" : unsure() ? "soft" : "warn";
    }

    String spoken() {
        return Words.spoken(verdict);
    }
}
