package io.holdfast.core.context;

import io.holdfast.core.cite.StatementCheck;
import io.holdfast.core.context.RetrievedContext.Cause;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Measures what was retrieved for an answer. Each claim of the reference and of the answer is read against each chunk
 * alone; the faithfulness evaluator decides. A claim counts as held when one chunk supports it by itself, so that more
 * chunks never hold less. The score is context precision.
 */
public final class ContextQuality implements Evaluator<RetrievedContext> {
    public static final String VERSION = "retrieval/1";

    /** Every pair of a claim and a chunk costs a reading by the model. */
    private static final int MOST_PAIRS = 2000;

    /** An answer that declines: whether that would be right tells whether the documents hold the answer. */
    private static final Answer DECLINES = Answer.of("I don't know.");

    private final Evaluator<Grounding> evaluator;

    public ContextQuality(Evaluator<Grounding> evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public Finding<RetrievedContext> evaluate(Case testCase, Answer answer) {
        Finding<Grounding> answered = evaluator.evaluate(testCase.withReference(null), answer);
        if (answered instanceof Finding.Unmeasured<Grounding> unmeasured && testCase.reference() == null) {
            return new Finding.Unmeasured<>(
                    unmeasured.code(), unmeasured.message(), unmeasured.language(), unmeasured.documentLanguages());
        }
        List<String> answerClaims = claims(answered);
        List<String> referenceClaims = reference(testCase);
        if (answerClaims.isEmpty() && referenceClaims == null) {
            return new Finding.Unmeasured<>(
                    ErrorCode.NO_CLAIMS, "neither answer nor reference states something to look for in the chunks");
        }
        int claims = answerClaims.size() + (referenceClaims == null ? 0 : referenceClaims.size());
        if ((long) claims * testCase.documents().size() > MOST_PAIRS) {
            return new Finding.Unmeasured<>(
                    ErrorCode.TOO_COMPLEX,
                    claims + " claims and " + testCase.documents().size() + " chunks are more than " + MOST_PAIRS
                            + " pairs; give fewer chunks or shorter texts");
        }
        List<RetrievedChunk> chunks = chunks(testCase, referenceClaims, answerClaims);
        RetrievedContext context = diagnosed(testCase, answered, chunks, referenceClaims, answerClaims);
        return new Finding.Scored<>(context.precision(), !context.sufficient(), context);
    }

    private static List<String> claims(Finding<Grounding> finding) {
        return finding instanceof Finding.Scored<Grounding> scored
                        && scored.detail().path() != Grounding.Path.FALSE_INSUFFICIENT_CONTEXT
                ? scored.detail().trace().claims().stream()
                        .map(TracedClaim::claim)
                        .map(c -> c.statement())
                        .toList()
                : List.of();
    }

    private @Nullable List<String> reference(Case testCase) {
        String reference = testCase.reference();
        if (reference == null || reference.isBlank()) {
            return null;
        }
        List<String> claims = claims(evaluator.evaluate(testCase.withReference(null), Answer.of(reference)));
        return claims.isEmpty() ? null : claims;
    }

    private List<RetrievedChunk> chunks(Case testCase, @Nullable List<String> reference, List<String> answer) {
        StatementCheck check = new StatementCheck(evaluator, testCase.question());
        List<RetrievedChunk> chunks = new ArrayList<>();
        for (Document document : testCase.documents()) {
            List<Evidence> evidence = new ArrayList<>();
            List<Integer> ofReference = reference == null ? List.of() : held(check, reference, document, evidence);
            List<Integer> ofAnswer = held(check, answer, document, evidence);
            chunks.add(new RetrievedChunk(document.id(), ofReference, ofAnswer, evidence));
        }
        return chunks;
    }

    private static List<Integer> held(
            StatementCheck check, List<String> claims, Document document, List<Evidence> evidence) {
        List<Integer> held = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            StatementCheck.Outcome outcome = check.of(claims.get(i), List.of(document));
            if (outcome.supported()) {
                held.add(i);
                outcome.evidence().stream()
                        .limit(1)
                        .filter(e -> !evidence.contains(e))
                        .forEach(evidence::add);
            }
        }
        return held;
    }

    private RetrievedContext diagnosed(
            Case testCase,
            Finding<Grounding> answered,
            List<RetrievedChunk> chunks,
            @Nullable List<String> reference,
            List<String> answer) {
        boolean bad = answered.failure();
        if (reference == null) {
            return withoutReference(testCase, answered, chunks, answer);
        }
        RetrievedContext known = new RetrievedContext(chunks, reference, answer, true, null, "");
        Double recall = known.recall();
        boolean sufficient = recall != null && recall == 1;
        long missing = reference.size()
                - chunks.stream()
                        .flatMap(c -> c.reference().stream())
                        .distinct()
                        .count();
        String which = sufficient
                ? ""
                : ": " + missing + " of " + reference.size()
                        + (reference.size() == 1 ? " claim" : " claims") + " of the reference "
                        + (missing == 1 ? "is" : "are") + " in none of them";
        boolean silent = answer.isEmpty();
        return new RetrievedContext(
                chunks,
                reference,
                answer,
                sufficient,
                cause(bad || silent, sufficient),
                words(bad || silent, sufficient, which));
    }

    /**
     * Without a reference, chunks hold the answer when the answer keeps to them, when they say something else than it, or
     * when declining would be wrong. That none of these was found is no proof that they do not, which the words say.
     */
    private RetrievedContext withoutReference(
            Case testCase, Finding<Grounding> answered, List<RetrievedChunk> chunks, List<String> answer) {
        if (!answered.failure()) {
            return new RetrievedContext(chunks, null, answer, true, null, words(false, true, ""));
        }
        if (contradicts(answered)) {
            return new RetrievedContext(
                    chunks, null, answer, true, Cause.GENERATION, "the chunks say something else than the answer");
        }
        boolean sufficient = !(evaluator.evaluate(testCase, DECLINES) instanceof Finding.Abstained);
        return new RetrievedContext(
                chunks,
                null,
                answer,
                sufficient,
                sufficient ? Cause.GENERATION : Cause.RETRIEVAL,
                sufficient
                        ? words(true, true, "")
                        : "the chunks do not hold the answer, as far as their words tell: none was found that answers the"
                                + " question; a reference would settle it");
    }

    private static boolean contradicts(Finding<Grounding> answered) {
        return answered instanceof Finding.Scored<Grounding> scored
                && scored.detail().path() != Grounding.Path.FALSE_INSUFFICIENT_CONTEXT
                && scored.detail().trace().count(Verdict.CONTRADICTED) > 0;
    }

    private static @Nullable Cause cause(boolean bad, boolean sufficient) {
        return !bad ? null : sufficient ? Cause.GENERATION : Cause.RETRIEVAL;
    }

    private static String words(boolean bad, boolean sufficient, String which) {
        return sufficient
                ? bad ? "the chunks hold the answer, and the answer did not keep to them" : "the chunks hold the answer"
                : "the chunks do not hold the answer" + which;
    }
}
