package io.holdfast.core.evaluate;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.claim.Refusals;
import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Embedder;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Whether the documents of a case hold the answer to its question. With a reference the reference must be there;
 * without one the question's own words must meet in one place, and what the question asks for (a name, a number,
 * a time) must be there too. The case's own word on it, where given, comes first.
 */
record Answerability(Config config, @Nullable Embedder embedder, Tracer tracer) {
    private static final int QUOTED = 160;

    /**
     * The outcome, in words, with the span that proves it.
     *
     * @param chance the probability that the documents answer all the same; 0 or 1 where the case itself says
     */
    record Proof(boolean answerable, double chance, String because, List<Evidence> evidence) {
        private static Proof none(String because) {
            return new Proof(false, 0, because, List.of());
        }
    }

    Proof of(Case testCase) {
        if (testCase.documents().stream().allMatch(d -> d.text().isBlank())) {
            return Proof.none("there are no documents");
        }
        if (Boolean.FALSE.equals(testCase.answerable())) {
            return Proof.none("the case is marked unanswerable");
        }
        String reference = testCase.reference();
        if (reference != null && Refusals.isRefusal(testCase.question(), reference)) {
            return Proof.none("the reference itself declines");
        }
        if (reference != null && !reference.isBlank()) {
            return byReference(testCase, reference);
        }
        return byWords(testCase);
    }

    private Proof byWords(Case testCase) {
        List<Evidence> near = tracer.nearest(AskedFor.about(testCase.question()), testCase.documents());
        Evidence answering = near.stream()
                .filter(e -> e.similarity() >= config.trace().frameSupport()
                        && AskedFor.heldBy(e.passage().text(), testCase.question()))
                .findFirst()
                .orElse(null);
        boolean held = answering != null || Boolean.TRUE.equals(testCase.answerable());
        Evidence nearest = answering != null || near.isEmpty() ? answering : near.get(0);
        double chance = Boolean.TRUE.equals(testCase.answerable())
                ? 1
                : config.risk().ofDeclining(nearest == null ? 0 : nearest.similarity());
        String because = held
                ? "the documents answer the question (judged from the evidence, no reference given): "
                        + (nearest == null ? "(no span)" : quoted(nearest))
                : "no passage was found that answers the question (judged by its words, no reference given)"
                        + (nearest == null ? "" : "; nearest: \"" + begun(nearest) + "\"");
        return new Proof(held, chance, because, nearest == null ? List.of() : List.of(nearest));
    }

    private Proof byReference(Case testCase, String reference) {
        Claim claim = AnswerClaims.whole(testCase.question(), reference);
        TracedClaim traced = tracer.trace(claim, testCase.documents());
        boolean near = traced.verdict() != Verdict.CONTRADICTED
                && embedder != null
                && !traced.evidence().isEmpty()
                && similarity(claim.statement(), traced) >= config.thresholds().insufficientCtxValidation();
        boolean held = traced.supported() || near || Boolean.TRUE.equals(testCase.answerable());
        List<Evidence> evidence = traced.evidence();
        String where = evidence.isEmpty() ? "" : quoted(evidence.get(0));
        String holding = "the documents hold the reference answer: " + where;
        return new Proof(
                held,
                held ? 1 : traced.score(),
                held ? holding : "the reference answer is not in the documents",
                evidence);
    }

    private double similarity(String statement, TracedClaim traced) {
        float[] a = Objects.requireNonNull(embedder).embed(statement);
        return traced.evidence().stream()
                .mapToDouble(e -> Embedder.cosine(a, embedder.embed(e.passage().text())))
                .max()
                .orElse(0);
    }

    private static String begun(Evidence evidence) {
        String text = evidence.passage().text().strip().replaceAll("\\s+", " ");
        return text.codePointCount(0, text.length()) <= QUOTED
                ? text
                : text.substring(0, text.offsetByCodePoints(0, QUOTED)) + " …";
    }

    private static String quoted(Evidence evidence) {
        return "\"" + evidence.passage().text().strip() + "\"";
    }
}
