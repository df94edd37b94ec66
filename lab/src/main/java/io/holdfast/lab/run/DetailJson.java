package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.dimension.ContextDependency;
import io.holdfast.core.dimension.PairwiseAgreement;
import io.holdfast.core.dimension.Stability;
import io.holdfast.core.model.FactDifference;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.lab.context.ContextJson;
import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.format.EvidenceJson;
import io.holdfast.lab.format.Excerpts;
import io.holdfast.lab.json.Json;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What findings rest on, as fields of a line of findings.jsonl (docs/formats.md). */
final class DetailJson {
    private DetailJson() {}

    static void put(ObjectNode line, Object detail) {
        if (detail instanceof Grounding grounding) {
            grounding(line, grounding);
        } else if (detail instanceof PairwiseAgreement agreement) {
            agreement(line, agreement);
        } else if (detail instanceof ContextDependency dependency) {
            dependency(line, dependency);
        } else if (detail instanceof Stability stability) {
            stability(line, stability);
        } else if (detail instanceof RetrievedContext context) {
            line.set("context", ContextJson.of(context, EnumSet.allOf(ContextMetric.class)));
        } else {
            // an evaluator of the user's: what it says in words
            line.put("why", detail.toString());
        }
    }

    private static void grounding(ObjectNode line, Grounding grounding) {
        line.put("path", grounding.path().id()).put("risk", Json.round(grounding.risk()));
        languages(line, grounding.language(), grounding.documentLanguages());
        if (grounding.note() != null) {
            line.put("note", grounding.note());
        }
        ObjectNode counts = line.putObject("counts");
        counts.put("claims", grounding.trace().claims().size());
        for (Verdict verdict : Verdict.values()) {
            counts.put(verdict.id(), grounding.trace().count(verdict));
        }
        ArrayNode claims = line.putArray("claims");
        Excerpts excerpts = Excerpts.of(grounding.trace());
        grounding.trace().claims().forEach(claim -> claims.add(claim(claim, excerpts)));
        ArrayNode spans = line.putArray("unsupported_spans");
        grounding
                .trace()
                .unsupportedSpans()
                .forEach(span -> spans.addObject().put("start", span.start()).put("end", span.end()));
    }

    /** The language of an answer, and those of its documents where they are not that one alone. */
    static void languages(ObjectNode line, @Nullable String answer, List<String> documents) {
        if (answer != null) {
            line.put("language", answer);
        }
        if (!documents.isEmpty()) {
            documents.forEach(line.putArray("document_languages")::add);
        }
    }

    private static ObjectNode claim(TracedClaim traced, Excerpts excerpts) {
        ObjectNode node = Json.object()
                .put("text", traced.claim().text())
                .put("statement", excerpts.statement(traced.claim().statement()))
                .put("start", traced.claim().span().start())
                .put("end", traced.claim().span().end())
                .put("verdict", traced.verdict().id())
                .put("score", Json.round(traced.score()))
                .put("rule", traced.rule().id());
        node.set("evidence", EvidenceJson.of(traced.evidence(), traced.claim().text(), excerpts));
        if (traced.review()) {
            node.put("review", true);
        }
        if (traced.diagnosis() != null) {
            node.put("diagnosis", traced.diagnosis());
        }
        return node;
    }

    private static void agreement(ObjectNode line, PairwiseAgreement agreement) {
        line.put("semantic", Json.round(agreement.semantic())).put("rouge_l", Json.round(agreement.rougeL()));
        ArrayNode pairs = line.putArray("pairs");
        for (PairwiseAgreement.Pair pair : agreement.pairs()) {
            ObjectNode node = pairs.addObject()
                    .put("first", pair.first())
                    .put("second", pair.second())
                    .put("semantic", Json.round(pair.likeness().semantic()))
                    .put("rouge_l", Json.round(pair.likeness().rougeL()))
                    .put("consistent", pair.consistent())
                    .put("type", pair.disagreement().id());
            conflicts(node, pair.likeness().conflicts());
        }
    }

    private static void dependency(ObjectNode line, ContextDependency dependency) {
        ArrayNode flags = line.putArray("flags");
        dependency.flags().forEach(flag -> flags.add(flag.name()));
        ArrayNode conditions = line.putArray("conditions");
        for (ContextDependency.Outcome outcome : dependency.conditions()) {
            ObjectNode node = conditions
                    .addObject()
                    .put("condition", outcome.altered().condition())
                    .put("source", outcome.altered().source())
                    .put("change", outcome.altered().change())
                    .put("answer", outcome.answer())
                    .put("similarity", Json.round(outcome.similarity()))
                    .put("changed", outcome.changed())
                    .put("why", outcome.why().id())
                    .put("follows", outcome.follows().id());
            conflicts(node, outcome.conflicts());
        }
    }

    private static void stability(ObjectNode line, Stability stability) {
        line.put("mean_similarity", Json.round(stability.meanSimilarity()))
                .put("noise_floor", Json.round(stability.noiseFloor()));
        ArrayNode perturbations = line.putArray("perturbations");
        for (Stability.Outcome outcome : stability.perturbations()) {
            ObjectNode node = perturbations
                    .addObject()
                    .put("perturbation", outcome.perturbation())
                    .put("change", outcome.change())
                    .put("answer", outcome.answer())
                    .put("similarity", Json.round(outcome.similarity()))
                    .put("robust", outcome.robust());
            conflicts(node, outcome.conflicts());
        }
    }

    private static void conflicts(ObjectNode node, List<FactDifference> conflicts) {
        ArrayNode array = node.putArray("conflicts");
        for (FactDifference conflict : conflicts) {
            array.addObject()
                    .put("rule", conflict.rule().id())
                    .put("first", conflict.first())
                    .put("second", conflict.second());
        }
    }
}
