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
    /** The outcome, in words, with the span that proves it. */
    record Proof(boolean answerable, String because, List<Evidence> evidence) {}

    Proof of(Case testCase) {
        if (testCase.documents().stream().allMatch(d -> d.text().isBlank())) {
            return new Proof(false, "there are no documents", List.of());
        }
        if (Boolean.FALSE.equals(testCase.answerable())) {
            return new Proof(false, "the case is marked unanswerable", List.of());
        }
        String reference = testCase.reference();
        if (reference != null && Refusals.isRefusal(testCase.question(), reference)) {
            return new Proof(false, "the reference itself declines", List.of());
        }
        if (reference != null && !reference.isBlank()) {
            return byReference(testCase, reference);
        }
        List<Evidence> near = tracer.nearest(AskedFor.about(testCase.question()), testCase.documents());
        Evidence answering = near.stream()
                .filter(e -> e.similarity() >= config.trace().frameSupport()
                        && AskedFor.heldBy(e.passage().text(), testCase.question()))
                .findFirst()
                .orElse(null);
        boolean held = answering != null || Boolean.TRUE.equals(testCase.answerable());
        Evidence nearest = answering != null || near.isEmpty() ? answering : near.get(0);
        return new Proof(
                held,
                held
                        ? "the documents answer the question (judged from the evidence, no reference given): "
                                + (nearest == null ? "(no span)" : quoted(nearest))
                        : "no span answers the question (judged from the evidence, no reference given)",
                nearest == null ? List.of() : List.of(nearest));
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
        return new Proof(held, held ? holding : "the reference answer is not in the documents", evidence);
    }

    private double similarity(String statement, TracedClaim traced) {
        float[] a = Objects.requireNonNull(embedder).embed(statement);
        return traced.evidence().stream()
                .mapToDouble(e -> Embedder.cosine(a, embedder.embed(e.passage().text())))
                .max()
                .orElse(0);
    }

    private static String quoted(Evidence evidence) {
        return "\"" + evidence.passage().text().strip() + "\"";
    }
}
