package io.holdfast.core.evaluate;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.trace.Tracer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Whether the documents of a case hold the answer to its question. With a reference the reference must be there;
 * without one the question's own words must meet in one place, and what the question asks for (a name, a number,
 * a time) must be there too. The case's own word on it, where given, comes first.
 */
final class Answerability {
    /** The outcome, in words, with the span that proves it. */
    record Proof(boolean answerable, String because, List<Evidence> evidence) {}

    private final Config config;
    private final @Nullable Embedder embedder;
    private final Tracer tracer;

    Answerability(Config config, @Nullable Embedder embedder, Tracer tracer) {
        this.config = config;
        this.embedder = embedder;
        this.tracer = tracer;
    }

    Proof of(Case testCase) {
        if (testCase.documents().stream().allMatch(d -> d.text().isBlank())) {
            return new Proof(false, "there are no documents", List.of());
        }
        if (Boolean.FALSE.equals(testCase.answerable())) {
            return new Proof(false, "the case is marked unanswerable", List.of());
        }
        String reference = testCase.reference();
        if (reference != null && !reference.isBlank() && !Refusals.isRefusal(reference)) {
            return byReference(testCase, reference);
        }
        if (reference != null && Refusals.isRefusal(reference)) {
            return new Proof(false, "the reference itself declines", List.of());
        }
        TracedClaim nearest = tracer.traceShort(claim(testCase.question()), testCase.documents());
        boolean held = nearest.supported()
                        && AskedFor.heldBy(nearest.evidence().get(0).passage().text(), testCase.question())
                || Boolean.TRUE.equals(testCase.answerable());
        return new Proof(
                held,
                held
                        ? "the documents answer the question (judged from the evidence, no reference given): "
                                + quoted(nearest)
                        : "no span answers the question (judged from the evidence, no reference given)",
                nearest.evidence());
    }

    private Proof byReference(Case testCase, String reference) {
        boolean brief =
                reference.strip().split("\\s+").length < config.thresholds().shortAnswerMaxWords();
        String statement = brief ? QuestionFrame.statement(testCase.question(), reference) : reference.strip();
        Claim claim = new Claim(new Span(0, reference.length()), reference, statement);
        TracedClaim traced =
                brief ? tracer.traceShort(claim, testCase.documents()) : tracer.trace(claim, testCase.documents());
        boolean near = traced.verdict() != Verdict.CONTRADICTED
                && embedder != null
                && !traced.evidence().isEmpty()
                && similarity(statement, traced) >= config.thresholds().insufficientCtxValidation();
        boolean held = traced.supported() || near || Boolean.TRUE.equals(testCase.answerable());
        return new Proof(
                held,
                held
                        ? "the documents hold the reference answer: " + quoted(traced)
                        : "the reference answer is not in the documents",
                traced.evidence());
    }

    private double similarity(String statement, TracedClaim traced) {
        float[] a = Objects.requireNonNull(embedder).embed(statement);
        return traced.evidence().stream()
                .mapToDouble(e -> Embedder.cosine(a, embedder.embed(e.passage().text())))
                .max()
                .orElse(0);
    }

    /** The question as a statement without its answer: "updates data" for "What HTTP method updates data?". */
    private static Claim claim(String question) {
        return new Claim(new Span(0, question.length()), question, QuestionFrame.statement(question, ""));
    }

    private static String quoted(TracedClaim traced) {
        return traced.evidence().isEmpty()
                ? "(no span)"
                : "\"" + traced.evidence().get(0).passage().text().strip() + "\"";
    }
}
