package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.Score;
import io.holdfast.lab.result.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A failed finding in words.
 *
 * @param failureClass one of those of summary.json, {@code unmeasured}, or the name of an evaluator of the user's
 * @param sentences what is wrong, one sentence a thing
 */
public record Failure(JsonNode finding, String failureClass, List<String> sentences) {
    public Failure {
        sentences = List.copyOf(sentences);
    }

    /** Null for a finding that is no failure. */
    public static @Nullable Failure of(JsonNode finding) {
        return of(finding, Wording.ENGLISH);
    }

    /** In another language; a claim's own diagnosis stays as it was found. */
    static @Nullable Failure of(JsonNode finding, Wording wording) {
        if (!Score.failure(finding)) {
            return null;
        }
        if (Score.unmeasured(finding)) {
            return new Failure(
                    finding,
                    "unmeasured",
                    List.of(wording.say(
                            "not measured (%s): %s",
                            Words.spoken(finding.path("reason").asText()),
                            finding.path("message").asText())));
        }
        return switch (finding.path("dimension").asText()) {
            case "faithfulness" -> faithfulness(finding, wording);
            case "consistency" -> new Failure(finding, "inconsistent", consistency(finding, wording));
            case "dependency" -> new Failure(finding, "context_independent", dependency(finding, wording));
            case "retrieval" ->
                new Failure(
                        finding,
                        "insufficient_retrieval",
                        List.of(finding.path("context").path("diagnosis").asText()));
            case "sensitivity" -> new Failure(finding, "sensitive", sensitivity(finding, wording));
            default ->
                new Failure(
                        finding,
                        finding.path("dimension").asText(),
                        List.of(finding.path("why").asText(wording.word("the score is below what is asked"))));
        };
    }

    private static Failure faithfulness(JsonNode finding, Wording wording) {
        if (finding.path("path").asText().equals("false_insufficient_context")) {
            return new Failure(
                    finding,
                    "false_insufficient_context",
                    List.of(wording.word("the answer declines although the documents hold it")));
        }
        List<String> sentences = new ArrayList<>();
        boolean contradicted = false;
        for (JsonNode claim : finding.path("claims")) {
            if (!claim.path("verdict").asText().equals("supported")) {
                contradicted |= claim.path("verdict").asText().equals("contradicted");
                sentences.add("“" + claim.path("text").asText() + "” "
                        + wording.word(Words.spoken(claim.path("verdict").asText())) + ": " + why(claim));
            }
        }
        if (sentences.isEmpty()) {
            sentences.add(finding.path("note").asText(wording.word("the score is below what is asked")));
        }
        return new Failure(finding, contradicted ? "contradicted" : "not_found", sentences);
    }

    /** The diagnosis of a claim, or its rule where it has none. */
    static String why(JsonNode claim) {
        String diagnosis = claim.path("diagnosis").asText();
        return diagnosis.isEmpty() ? Words.spoken(claim.path("rule").asText()) : diagnosis;
    }

    private static List<String> consistency(JsonNode finding, Wording wording) {
        List<String> sentences = new ArrayList<>();
        for (JsonNode pair : finding.path("pairs")) {
            if (!pair.path("consistent").asBoolean()) {
                List<String> facts = new ArrayList<>();
                pair.path("conflicts")
                        .forEach(c -> facts.add(c.path("first").asText() + " / "
                                + c.path("second").asText()));
                sentences.add(wording.say(
                                "%s and %s disagree (%s)",
                                Words.spoken(pair.path("first").asText()),
                                Words.spoken(pair.path("second").asText()),
                                wording.word(pair.path("type").asText().replace("both", "semantic and lexical")))
                        + (facts.isEmpty() ? "" : ": " + String.join(", ", facts)));
            }
        }
        return sentences;
    }

    private static List<String> dependency(JsonNode finding, Wording wording) {
        List<String> sentences = new ArrayList<>();
        for (JsonNode condition : finding.path("conditions")) {
            if (!condition.path("changed").asBoolean()) {
                sentences.add(wording.say(
                        "the answer stays the same under %s (follows %s)",
                        wording.word(Words.spoken(condition.path("condition").asText())),
                        wording.word(condition.path("follows").asText())));
            }
        }
        return sentences;
    }

    private static List<String> sensitivity(JsonNode finding, Wording wording) {
        List<String> sentences = new ArrayList<>();
        for (JsonNode p : finding.path("perturbations")) {
            if (!p.path("robust").asBoolean()) {
                sentences.add(wording.say(
                        "the answer changes under %s (similarity %s)",
                        wording.word(Words.spoken(p.path("perturbation").asText())),
                        Words.score(p.path("similarity").asDouble())));
            }
        }
        return sentences;
    }

    public String summary() {
        return sentences.isEmpty() ? Words.spoken(failureClass) : String.join("; ", sentences);
    }
}
