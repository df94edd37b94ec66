package io.holdfast.adapters.telemetry;

import io.holdfast.adapters.telemetry.EvaluationResult.Label;
import io.holdfast.core.cite.CheckedMark;
import io.holdfast.core.cite.Citations;
import io.holdfast.core.cite.CitedClaim;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.stream.CheckedSentence;
import io.holdfast.lab.context.ContextMetric;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Findings as evaluations. */
public final class Evaluations {
    public static final String FAITHFULNESS = "faithfulness";
    public static final String CITATION_PRECISION = "citation_precision";
    public static final String CITATION_RECALL = "citation_recall";

    private Evaluations() {}

    /** @param passed whether the answer reaches the caller's threshold */
    public static EvaluationResult faithfulness(Finding<Grounding> finding, boolean passed, Duration took) {
        List<TracedClaim> claims = FindingText.claims(finding);
        return finding.fold(
                scored -> new EvaluationResult(
                        FAITHFULNESS,
                        scored.score(),
                        passed ? Label.PASS : Label.FAIL,
                        counted(claims),
                        FindingText.of(finding),
                        null,
                        scored.detail().risk(),
                        claims,
                        took),
                abstained -> new EvaluationResult(
                        FAITHFULNESS,
                        null,
                        Label.ABSTAINED,
                        "abstained: " + abstained.reason(),
                        FindingText.of(finding),
                        null,
                        abstained.detail().risk(),
                        claims,
                        took),
                unmeasured -> unmeasured(FAITHFULNESS, unmeasured, took));
    }

    /** A streamed answer: all sentences, those that were held back too. Nothing where it states nothing. */
    public static List<EvaluationResult> faithfulness(List<CheckedSentence> sentences, Duration took) {
        List<TracedClaim> claims =
                sentences.stream().flatMap(s -> s.claims().stream()).toList();
        if (claims.isEmpty()) {
            return List.of();
        }
        boolean passed = sentences.stream().allMatch(CheckedSentence::passed);
        double share = (double) claims.stream().filter(TracedClaim::supported).count() / claims.size();
        String words = claims.stream()
                .filter(claim -> !claim.supported())
                .map(claim -> "\"" + claim.claim().text().strip() + "\": " + claim.diagnosis())
                .collect(Collectors.joining("; ", counted(claims) + "; ", ""));
        return List.of(new EvaluationResult(
                FAITHFULNESS,
                share,
                passed ? Label.PASS : Label.FAIL,
                counted(claims),
                words,
                null,
                null,
                claims,
                took));
    }

    /** Precision, where there are markers, and recall. */
    public static List<EvaluationResult> citations(Finding<Citations> finding, Duration took) {
        if (finding instanceof Finding.Unmeasured<Citations> unmeasured) {
            return List.of(
                    unmeasured(CITATION_PRECISION, unmeasured, took), unmeasured(CITATION_RECALL, unmeasured, took));
        }
        List<EvaluationResult> evaluations = new ArrayList<>();
        if (finding instanceof Finding.Scored<Citations> scored) {
            Citations citations = scored.detail();
            Double precision = citations.precision();
            if (precision != null) {
                List<CheckedMark> faulty = citations.faulty();
                evaluations.add(plain(
                        CITATION_PRECISION,
                        precision,
                        faulty.isEmpty() ? Label.PASS : Label.FAIL,
                        citations.count(CheckedMark.Status.RIGHT) + " of "
                                + citations.marks().size() + " citations are right",
                        faulty.stream()
                                .map(mark -> mark.mark().text() + ": " + mark.diagnosis())
                                .collect(Collectors.joining("; ")),
                        took));
            }
            evaluations.add(plain(
                    CITATION_RECALL,
                    citations.recall(),
                    citations.recall() == 1 ? Label.PASS : Label.FAIL,
                    citations.claims().stream().filter(CitedClaim::backed).count() + " of "
                            + citations.claims().size() + " claims are shown by what they cite",
                    citations.claims().stream()
                            .filter(claim -> !claim.backed())
                            .map(claim -> (claim.marks().isEmpty() ? "no citation: \"" : "not shown: \"")
                                    + claim.text().strip() + "\"")
                            .collect(Collectors.joining("; ")),
                    took));
        }
        return evaluations;
    }

    /** The metrics of retrieval that the case says enough for. Only sufficiency has a threshold. */
    public static List<EvaluationResult> context(Finding<RetrievedContext> finding, Duration took) {
        List<EvaluationResult> evaluations = new ArrayList<>();
        for (ContextMetric metric : ContextMetric.values()) {
            if (finding instanceof Finding.Unmeasured<RetrievedContext> unmeasured) {
                evaluations.add(unmeasured(metric.id(), unmeasured, took));
            } else if (finding instanceof Finding.Scored<RetrievedContext> scored) {
                Double value = metric.of(scored.detail());
                if (value != null) {
                    boolean bar = metric == ContextMetric.CONTEXT_SUFFICIENCY;
                    Label label = !bar ? null : value == 1 ? Label.PASS : Label.FAIL;
                    evaluations.add(
                            plain(metric.id(), value, label, scored.detail().diagnosis(), "", took));
                }
            }
        }
        return evaluations;
    }

    private static EvaluationResult plain(
            String name, double score, @Nullable Label label, String explanation, String quotes, Duration took) {
        String full = quotes.isEmpty() ? explanation : explanation + "; " + quotes;
        return new EvaluationResult(name, score, label, explanation, full, null, null, List.of(), took);
    }

    private static EvaluationResult unmeasured(String name, Finding.Unmeasured<?> finding, Duration took) {
        String code = "not measured: " + finding.code().id();
        return new EvaluationResult(
                name,
                null,
                Label.UNMEASURED,
                code,
                code + ": " + finding.message(),
                finding.code(),
                null,
                List.of(),
                took);
    }

    /** {@code 2 of 3 claims supported; contradicted: 1 (number_mismatch)}. */
    private static String counted(List<TracedClaim> claims) {
        Map<String, Map<String, Integer>> others = new TreeMap<>();
        for (TracedClaim claim : claims) {
            if (!claim.supported()) {
                others.computeIfAbsent(claim.verdict().id(), v -> new TreeMap<>())
                        .merge(claim.rule().id(), 1, Integer::sum);
            }
        }
        long supported = claims.stream().filter(TracedClaim::supported).count();
        StringBuilder text = new StringBuilder();
        text.append(supported)
                .append(" of ")
                .append(claims.size())
                .append(claims.size() == 1 ? " claim" : " claims")
                .append(" supported");
        others.forEach((verdict, rules) -> text.append("; ")
                .append(verdict)
                .append(": ")
                .append(rules.values().stream().mapToInt(Integer::intValue).sum())
                .append(" (")
                .append(String.join(", ", rules.keySet()))
                .append(')'));
        return text.toString();
    }
}
