package io.holdfast.junit;

import io.holdfast.core.cite.Citations;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.experiment.Measures;
import io.holdfast.lab.context.ContextMetric;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Predicate;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ListAssert;
import org.jspecify.annotations.Nullable;

/**
 * Assertions about an answer and the documents it was given. The answer is scored when the first thing is asked of it;
 * a failure says which claims do not hold, why, what the nearest span says and what to do.
 */
public class AnswerAssert extends AbstractAssert<AnswerAssert, String> {
    private AnswerScorer scorer;
    private Case testCase;
    private boolean contextGiven;
    private @Nullable GroundedCase scored;

    /** For soft assertions, which make their own. */
    protected AnswerAssert(String answer) {
        this(answer, GroundedExtension.current());
    }

    AnswerAssert(String answer, AnswerScorer scorer) {
        super(answer, AnswerAssert.class);
        this.scorer = scorer;
        this.testCase = Case.of("answer", "");
    }

    /** The same about an answer that is scored already. */
    AnswerAssert about(GroundedCase known) {
        scorer = known.scorer();
        testCase = known.testCase();
        contextGiven = true;
        scored = known;
        return myself;
    }

    /** Nothing was retrieved: the context is empty, and every claim is unsupported. */
    public AnswerAssert givenContext() {
        return given(List.of());
    }

    /** The texts the answer must come from. Their ids are 0, 1, 2 … */
    public AnswerAssert givenContext(String... texts) {
        return givenContext(Arrays.asList(texts));
    }

    /** The documents the answer must come from. */
    public AnswerAssert givenContext(Document... documents) {
        return given(Arrays.asList(documents));
    }

    /**
     * The documents the answer must come from.
     *
     * @param documents each a {@link Document}, or a text, whose id is then its place: 0, 1, 2 …
     */
    public AnswerAssert givenContext(List<?> documents) {
        List<Document> given = new ArrayList<>();
        for (Object document : documents) {
            if (document instanceof Document known) {
                given.add(known);
            } else if (document instanceof CharSequence text) {
                given.add(Document.of(Integer.toString(given.size()), text.toString()));
            } else {
                throw new IllegalArgumentException("a context consists of texts or of Document, not of "
                        + (document == null ? "null" : document.getClass().getName()));
            }
        }
        return given(given);
    }

    private AnswerAssert given(List<Document> documents) {
        contextGiven = true;
        return about(testCase.withDocuments(documents));
    }

    /** The question that was asked: short answers and refusals are judged by it. */
    public AnswerAssert toQuestion(String question) {
        return about(testCase.withQuestion(question));
    }

    /** The expected answer, which short answers are compared with. */
    public AnswerAssert withReference(String reference) {
        return about(testCase.withReference(reference));
    }

    private AnswerAssert about(Case changed) {
        testCase = changed;
        scored = null;
        return myself;
    }

    /** Every claim is supported by the documents. An answer that declines is not faithful: see {@link #isAbstention()}. */
    public AnswerAssert isFaithful() {
        return check(
                finding -> finding instanceof Finding.Scored<Grounding> && !finding.failure(),
                "to be faithful to " + documents());
    }

    /** Faithful as {@link Grounded} asks for (by default: every claim supported), or rightly declining to answer. */
    public AnswerAssert isGrounded() {
        Bar bar = scorer.bar();
        return check(
                finding -> finding.fold(
                        scored -> scored.detail().risk() <= bar.risk()
                                && (bar.faithfulness() < 1 ? scored.score() >= bar.faithfulness() : !scored.failure()),
                        abstained -> true,
                        unmeasured -> false),
                "to be grounded in " + documents() + bound(bar));
    }

    private static String bound(Bar bar) {
        return (bar.faithfulness() < 1 ? " with faithfulness at least " + bar.faithfulness() : "")
                + (bar.risk() < 1 ? " with risk at most " + bar.risk() : "");
    }

    /** No claim says other than the documents. Claims that the documents say nothing about pass. */
    public AnswerAssert hasNoContradiction() {
        return check(
                finding -> !(finding instanceof Finding.Unmeasured<Grounding>)
                        && FindingText.claims(finding).stream().noneMatch(c -> c.verdict() == Verdict.CONTRADICTED),
                "to contradict nothing in " + documents());
    }

    /** At least this share of the claims is supported. */
    public AnswerAssert hasFaithfulnessAtLeast(double least) {
        requireShare(least);
        return check(
                finding -> finding instanceof Finding.Scored<Grounding> s && s.score() >= least,
                "to have faithfulness at least " + least);
    }

    /** The probability that the answer holds something unsupported is below this. */
    public AnswerAssert hasRiskBelow(double limit) {
        requireShare(limit);
        return check(
                finding -> finding.fold(
                        scored -> scored.detail().risk() < limit,
                        abstained -> abstained.detail().risk() < limit,
                        unmeasured -> false),
                "to have risk below " + limit);
    }

    /** The answer declines, and rightly: the documents do not hold what was asked. */
    public AnswerAssert isAbstention() {
        return check(
                finding -> finding instanceof Finding.Abstained<Grounding>,
                "to decline, as " + documents() + " do not hold the answer");
    }

    /** The answer answers. */
    public AnswerAssert isNoAbstention() {
        return check(
                finding -> !(finding instanceof Finding.Abstained<Grounding>)
                        && FindingText.unsupported(finding).stream()
                                .map(TracedClaim::diagnosis)
                                .noneMatch(d -> d != null && d.startsWith("FALSE_INSUFFICIENT_CONTEXT")),
                "to answer, not to decline");
    }

    /** A supported claim rests on this text, which must occur in the documents word for word. */
    public AnswerAssert citesSpan(String text) {
        Objects.requireNonNull(text, "text");
        requireContext();
        if (testCase.documents().stream().noneMatch(d -> d.text().contains(text))) {
            throw failure(
                    "Expecting the answer to rest on the span \"%s\", but it occurs in none of %s.%n"
                            + "A span is quoted word for word from a document; check the expectation.",
                    text, documents());
        }
        return check(
                finding ->
                        RestingSpans.of(finding).stream().anyMatch(span -> RestingSpans.covers(testCase, span, text)),
                "to rest on the span \"" + text + "\"");
    }

    /** A supported claim rests on the document of this id. */
    public AnswerAssert citesDocument(String id) {
        return check(
                finding -> RestingSpans.of(finding).stream()
                        .anyMatch(span -> span.documentId().equals(id)),
                "to rest on document \"" + id + "\"");
    }

    /**
     * Every claim carries a citation: {@code [1]}, {@code [doc-3]}, a footnote, a link. Whether it is the right one is
     * another question: {@link #citationsAreRight()}.
     */
    public AnswerAssert everyClaimIsCited() {
        return checkCitations(citations -> citations.uncited().isEmpty(), "to cite a document for every claim");
    }

    /** Every citation names a given document that supports its claim. An answer without citations has no wrong one. */
    public AnswerAssert citationsAreRight() {
        return checkCitations(
                citations -> citations.faulty().isEmpty(), "to cite only documents that support its claims");
    }

    /** The documents hold the answer: every claim of the reference or, without one, what was asked. */
    public AnswerAssert hasSufficientContext() {
        return checkContext(ContextMetric.CONTEXT_SUFFICIENCY, value -> value == 1, "to hold the answer");
    }

    /** The relevant documents come first: average precision of their ranking. */
    public AnswerAssert hasContextPrecisionAtLeast(double least) {
        requireShare(least);
        return checkContext(
                ContextMetric.CONTEXT_PRECISION,
                value -> value >= least,
                "to have context precision at least " + least);
    }

    /** At least this share of the claims of the reference is in the documents; needs {@link #withReference}. */
    public AnswerAssert hasContextRecallAtLeast(double least) {
        requireShare(least);
        return checkContext(
                ContextMetric.CONTEXT_RECALL, value -> value >= least, "to have context recall at least " + least);
    }

    /** At least this share of the relevant documents is used by the answer; needs {@link #withReference}. */
    public AnswerAssert hasContextUseAtLeast(double least) {
        requireShare(least);
        return checkContext(ContextMetric.CONTEXT_USE, value -> value >= least, "to be used at least to " + least);
    }

    /** At most this share of the documents supports neither the reference nor the answer. */
    public AnswerAssert hasContextNoiseAtMost(double most) {
        requireShare(most);
        return checkContext(
                ContextMetric.CONTEXT_NOISE, value -> value <= most, "to have context noise at most " + most);
    }

    /**
     * The answer is the reference, values compared as values: "twelve" is "12", "30 s" is "30 seconds". Needs
     * {@link #withReference}, and no context.
     */
    public AnswerAssert matchesReference() {
        return passes(Measures.exactMatch(), "to be its reference");
    }

    /** @param regex found somewhere in the answer; {@code ^} and {@code $} bind it to the whole. Needs no context. */
    public AnswerAssert matchesPattern(String regex) {
        return passes(Measures.matching(regex), "to match " + regex);
    }

    /** The answer speaks to its question, at least to {@code conversation.relevance_fail}. Needs no context. */
    public AnswerAssert isRelevant() {
        return hasRelevanceAtLeast(scorer.config().conversation().relevanceFail());
    }

    /** The answer speaks to its question, which {@link #toQuestion} says, at least to this. Needs no context. */
    public AnswerAssert hasRelevanceAtLeast(double least) {
        requireShare(least);
        return passes(scorer.relevance(least), "to speak to its question");
    }

    /** An evaluator lets the answer pass: one of {@link Measures}, or a lambda of your own. */
    public <T> AnswerAssert passes(Evaluator<T> evaluator) {
        return passes(evaluator, "to pass");
    }

    private AnswerAssert passes(Evaluator<?> evaluator, String expectation) {
        isNotNull();
        Finding<?> finding = evaluator.evaluate(testCase, Answer.of(actual));
        if (finding.failure()) {
            String why = finding.fold(
                    s -> String.valueOf(s.detail()), a -> a.reason(), u -> "it could not be measured: " + u.message());
            throw failure("Expecting the answer%n  %s%n%s, but:%n  %s", actual.strip(), expectation, why);
        }
        return myself;
    }

    /** The traced claims, for what the other assertions do not say. */
    public ListAssert<TracedClaim> claims() {
        return Assertions.assertThat(FindingText.claims(score().finding()));
    }

    private AnswerAssert check(Predicate<Finding<Grounding>> passes, String expectation) {
        GroundedCase result = score();
        if (!passes.test(result.finding())) {
            throw failure("%s", FailureText.of(result, expectation));
        }
        return myself;
    }

    private AnswerAssert checkCitations(Predicate<Citations> passes, String expectation) {
        isNotNull();
        requireContext();
        Finding<Citations> finding = scorer.citations(testCase, Answer.of(actual));
        boolean passed = finding instanceof Finding.Scored<Citations> scored && passes.test(scored.detail());
        if (!passed) {
            throw failure("%s", CitationFailure.of(actual, finding, expectation));
        }
        return myself;
    }

    /** What cannot be said passes no assertion. */
    private AnswerAssert checkContext(ContextMetric metric, Predicate<Double> passes, String expectation) {
        isNotNull();
        requireContext();
        Finding<RetrievedContext> finding = scorer.context(testCase, Answer.of(actual));
        Double value = finding instanceof Finding.Scored<RetrievedContext> scored ? metric.of(scored.detail()) : null;
        if (value == null || !passes.test(value)) {
            String found = value != null
                    ? String.format(Locale.ROOT, "%s is %.2f", metric.id(), value)
                    : metric.id() + " cannot be measured"
                            + (testCase.reference() == null ? " without a reference; add withReference(…)" : "");
            throw failure("%s", ContextText.of(actual, finding, expectation, found));
        }
        return myself;
    }

    private GroundedCase score() {
        isNotNull();
        requireContext();
        GroundedCase known = scored;
        if (known == null) {
            known = scorer.score(testCase, Answer.of(actual));
            scored = known;
        }
        return known;
    }

    private void requireContext() {
        if (!contextGiven) {
            throw new IllegalStateException("say what the answer was given before you ask about it:"
                    + " assertThatAnswer(…).givenContext(documents); an empty context is givenContext()");
        }
    }

    private String documents() {
        int count = testCase.documents().size();
        return count == 0 ? "its empty context" : count == 1 ? "its document" : "its " + count + " documents";
    }

    private static void requireShare(double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException("shares and risk must be in [0, 1], not " + value);
        }
    }
}
