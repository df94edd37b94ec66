package io.holdfast.core.evaluate;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.decide.Without;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Grounding.Path;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Faithfulness: the share of an answer's claims that its documents support. Branches, first match wins:
 * empty answer, refusal, short answer, claim tracing. No model is asked for an opinion.
 */
public final class Faithfulness implements Evaluator<Grounding> {
    private final Config config;
    private final Tracer tracer;
    private final Risk risk;
    private final Answerability answerability;
    private final AnswerClaims claims = new AnswerClaims();

    /** Without an embedder and a grounding model, words and facts alone decide. */
    public Faithfulness(Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding) {
        this(config, embedder, grounding, Without.NOTHING);
    }

    /** With parts of the judgement left out, to measure what they bring. */
    public Faithfulness(
            Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding, Without without) {
        this.config = config;
        this.tracer = new Tracer(config, grounding, without);
        this.risk = new Risk(config.risk());
        this.answerability = new Answerability(config, embedder, tracer);
    }

    @Override
    public Finding<Grounding> evaluate(Case testCase, Answer answer) {
        String text = answer.text();
        if (text.isBlank()) {
            return new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty");
        }
        if (Refusals.isRefusal(text)) {
            return refusal(testCase, text);
        }
        if (words(text) < config.thresholds().shortAnswerMaxWords()) {
            return shortAnswer(testCase, text);
        }
        return claimTracing(testCase, text);
    }

    private Finding<Grounding> refusal(Case testCase, String text) {
        Answerability.Proof proof = answerability.of(testCase);
        if (!proof.answerable()) {
            return new Finding.Abstained<>(
                    "insufficient_context", new Grounding(Path.INSUFFICIENT_CONTEXT, Trace.EMPTY, 0, proof.because()));
        }
        Claim claim = AnswerClaims.whole("", text);
        TracedClaim traced = new TracedClaim(
                claim,
                Verdict.CONTRADICTED,
                0,
                Rule.CLOSE_EVIDENCE,
                proof.evidence(),
                "FALSE_INSUFFICIENT_CONTEXT: the answer declines, but " + proof.because());
        return new Finding.Scored<>(
                0,
                true,
                new Grounding(
                        Path.FALSE_INSUFFICIENT_CONTEXT, new Trace(List.of(traced)), 1, "FALSE_INSUFFICIENT_CONTEXT"));
    }

    private Finding<Grounding> shortAnswer(Case testCase, String text) {
        TracedClaim inContext = tracer.trace(AnswerClaims.whole(testCase.question(), text), testCase.documents());
        String reference = testCase.reference();
        if (reference == null || reference.isBlank()) {
            return scored(Path.SHORT_ANSWER, inContext.supported() ? 1 : 0, new Trace(List.of(inContext)));
        }
        ShortAnswers.Match match =
                ShortAnswers.match(text, reference, config.thresholds().shortAnswerCharSim());
        boolean grounded = inContext.supported() || inDocuments(testCase, text);
        double score = grounded ? match.score() : match.score() * config.trace().ungroundedFactor();
        return scored(
                Path.SHORT_ANSWER,
                score,
                new Trace(List.of(judged(inContext, match, grounded, score, reference))));
    }

    private TracedClaim judged(
            TracedClaim traced, ShortAnswers.Match match, boolean grounded, double score, String reference) {
        if (match.score() == 0) {
            return new TracedClaim(
                    traced.claim(),
                    Verdict.CONTRADICTED,
                    0,
                    match.rule(),
                    traced.evidence(),
                    "the answer says \"" + traced.claim().text().strip() + "\", the reference says \""
                            + reference.strip() + "\"");
        }
        return grounded
                ? new TracedClaim(traced.claim(), Verdict.SUPPORTED, score, match.rule(), traced.evidence(), null)
                : new TracedClaim(
                        traced.claim(),
                        Verdict.NOT_FOUND,
                        score,
                        match.rule(),
                        traced.evidence(),
                        "the answer matches the reference but stands nowhere in the documents: perhaps from the model's training");
    }

    private static boolean inDocuments(Case testCase, String text) {
        return testCase.documents().stream().anyMatch(d -> ShortAnswers.holds(d.text(), text));
    }

    private Finding<Grounding> claimTracing(Case testCase, String text) {
        List<Claim> found = claims.of(testCase.question(), text);
        if (found.isEmpty()) {
            return new Finding.Unmeasured<>(ErrorCode.NO_CLAIMS, "the answer states nothing that could be checked");
        }
        Trace trace = tracer.trace(found, testCase.documents());
        return scored(Path.CLAIM_TRACING, trace.faithfulness(), trace);
    }

    private Finding<Grounding> scored(Path path, double score, Trace trace) {
        boolean failure = trace.claims().stream().anyMatch(c -> !c.supported());
        return new Finding.Scored<>(
                score,
                failure,
                new Grounding(path, trace, risk.of(trace), null));
    }

    private static int words(String text) {
        return text.strip().split("\\s+").length;
    }
}
