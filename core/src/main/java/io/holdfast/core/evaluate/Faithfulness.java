package io.holdfast.core.evaluate;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.NewWords;
import io.holdfast.core.claim.Unreadable;
import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Faithfulness: the share of an answer's claims that its documents support. Branches, first match wins:
 * empty answer, refusal, short answer, claim tracing. No model is asked for an opinion.
 */
public final class Faithfulness implements Evaluator<Grounding> {
    /** Every claim costs a reading by the model: short answers may be lists, long ones must be text. */
    private static final int MOST_CLAIMS = 100;

    private static final int LEAST_CHARS_A_CLAIM = 40;

    private final Config config;
    private final Tracer tracer;
    private final @Nullable GroundingModel grounding;
    private final Risk risk;
    private final Answerability answerability;
    private final AnswerClaims claims = new AnswerClaims();

    /** Without an embedder and a grounding model, words and facts alone decide. */
    public Faithfulness(Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding) {
        this.config = config;
        this.tracer = new Tracer(config, grounding);
        this.grounding = grounding;
        this.risk = new Risk(config.risk());
        this.answerability = new Answerability(config, embedder, tracer);
    }

    @Override
    public Finding<Grounding> evaluate(Case testCase, Answer answer) {
        String text = answer.text();
        if (text.isBlank()) {
            return new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty");
        }
        if (Unreadable.test(text)) {
            return nothing();
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

    private static Finding<Grounding> nothing() {
        return new Finding.Unmeasured<>(ErrorCode.NO_CLAIMS, "the answer states nothing that could be checked");
    }

    private Finding<Grounding> shortAnswer(Case testCase, String text) {
        ClaimExtractor.Read read = read(testCase, text);
        if (read.claims().isEmpty()) {
            return nothing();
        }
        Claim whole = AnswerClaims.whole(testCase.question(), text);
        // a short answer may count what the documents list: a number they do not hold says nothing against it
        TracedClaim inContext =
                new WeakClaims(read, NewWords.NONE, grounding).checked(tracer.trace(whole, testCase.documents()));
        String reference = testCase.reference();
        if (reference == null || reference.isBlank()) {
            return scored(
                    Path.SHORT_ANSWER, inContext.supported() ? 1 : 0, new Trace(List.of(inContext)), testCase, text);
        }
        ShortAnswers.Match match =
                ShortAnswers.match(text, reference, config.thresholds().shortAnswerCharSim());
        boolean grounded = inContext.supported() || inDocuments(testCase, text);
        double score = grounded ? match.score() : match.score() * config.trace().ungroundedFactor();
        return scored(
                Path.SHORT_ANSWER,
                score,
                new Trace(List.of(judged(inContext, match, grounded, score, reference))),
                testCase,
                text);
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

    private ClaimExtractor.Read read(Case testCase, String text) {
        return claims.of(testCase.question(), text, newWords(testCase));
    }

    /** What is new is new to the documents and to the question. */
    private NewWords newWords(Case testCase) {
        List<Document> known = new ArrayList<>(testCase.documents());
        known.add(Document.of("question", testCase.question()));
        return part -> tracer.newWords(part, known);
    }

    private Finding<Grounding> claimTracing(Case testCase, String text) {
        ClaimExtractor.Read read = read(testCase, text);
        if (read.claims().isEmpty()) {
            return nothing();
        }
        if (read.claims().size() > MOST_CLAIMS + text.length() / LEAST_CHARS_A_CLAIM) {
            return new Finding.Unmeasured<>(
                    ErrorCode.TOO_COMPLEX,
                    read.claims().size() + " statements in " + text.length()
                            + " characters are no text that could be checked; split the answer");
        }
        WeakClaims weak = new WeakClaims(read, newWords(testCase), grounding);
        Trace trace = new Trace(tracer.trace(read.claims(), testCase.documents()).claims().stream()
                .map(weak::checked)
                .toList());
        return scored(Path.CLAIM_TRACING, trace.faithfulness(), trace, testCase, text);
    }

    private Finding<Grounding> scored(Path path, double score, Trace trace, Case testCase, String text) {
        boolean failure = trace.claims().stream().anyMatch(c -> !c.supported());
        return new Finding.Scored<>(
                score,
                failure,
                new Grounding(path, trace, risk.of(trace, tracer.novelty(text, testCase.documents())), null));
    }

    private static int words(String text) {
        return text.strip().split("\\s+").length;
    }
}
