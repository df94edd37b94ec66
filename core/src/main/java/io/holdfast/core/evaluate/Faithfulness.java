package io.holdfast.core.evaluate;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.Refusals;
import io.holdfast.core.claim.Unreadable;
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
import io.holdfast.core.port.LanguageDetector;
import io.holdfast.text.Normalizer;
import io.holdfast.text.WordCount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Faithfulness: the share of an answer's claims that its documents support. Branches, first match wins:
 * empty answer, a language nobody measured, refusal, short answer, claim tracing. No model is asked for an opinion.
 */
public final class Faithfulness implements Evaluator<Grounding> {
    /** Every claim costs a reading by the model: short answers may be lists, long ones must be text. */
    private static final int MOST_CLAIMS = 100;

    private static final int LEAST_CHARS_A_CLAIM = 40;
    /** Items are read with what introduces them: all statements together may be so much longer than the answer. */
    private static final int MOST_REPEATED = 20_000;

    private final Config config;
    private final TraceScore scores;
    private final LanguageGate languages;
    private final Means measured;
    private final Means byWords;
    private final AnswerClaims answers = new AnswerClaims();
    private final @Nullable String limitation;

    /** What decides: with the models of the configuration, or without any. */
    private record Means(
            Tracer tracer,
            Answerability answerability,
            @Nullable GroundingModel grounding) {
        static Means of(
                Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding, Without without) {
            Tracer tracer = new Tracer(config, grounding, without);
            return new Means(tracer, new Answerability(config, embedder, tracer), grounding);
        }
    }

    /** Without an embedder and a grounding model, words and facts alone decide. */
    public Faithfulness(Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding) {
        this(config, embedder, grounding, null);
    }

    /** @param detector tells languages that scripts and word lists do not; null: only those two tell them */
    public Faithfulness(
            Config config,
            @Nullable Embedder embedder,
            @Nullable GroundingModel grounding,
            @Nullable LanguageDetector detector) {
        this(config, embedder, grounding, detector, Without.NOTHING);
    }

    /** With parts of the judgement left out, to measure what they bring. */
    public Faithfulness(
            Config config,
            @Nullable Embedder embedder,
            @Nullable GroundingModel grounding,
            @Nullable LanguageDetector detector,
            Without without) {
        this.config = config;
        this.scores = new TraceScore(config);
        this.languages = new LanguageGate(config.languages(), detector);
        this.measured = Means.of(config, embedder, grounding, without);
        this.byWords = grounding == null && embedder == null ? measured : Means.of(config, null, null, without);
        this.limitation = null;
    }

    private Faithfulness(Faithfulness same, String limitation) {
        this.config = same.config;
        this.scores = same.scores;
        this.languages = same.languages;
        this.measured = same.measured;
        this.byWords = same.byWords;
        this.limitation = limitation;
    }

    /** The same, saying in every finding why less decides than was configured. */
    public Faithfulness limitedBy(String why) {
        return new Faithfulness(this, why);
    }

    @Override
    public Finding<Grounding> evaluate(Case testCase, Answer answer) {
        Finding<Grounding> finding;
        try {
            String question = Normalizer.fewMarks(testCase.question());
            finding = evaluate(testCase.withQuestion(question), Normalizer.fewMarks(answer.text()));
        } catch (StackOverflowError e) { // a pattern that repeats a group calls itself for each time
            return new Finding.Unmeasured<>(ErrorCode.TOO_COMPLEX, "it repeats one thing too often; split it");
        }
        String why = limitation;
        return why == null
                ? finding
                : finding.fold(
                        s -> new Finding.Scored<>(
                                s.score(), s.failure(), s.detail().withLimitation(why)),
                        a -> new Finding.Abstained<>(a.reason(), a.detail().withLimitation(why)),
                        u -> u);
    }

    private Finding<Grounding> evaluate(Case testCase, String text) {
        if (text.isBlank()) {
            return new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty");
        }
        if (Unreadable.test(text)) {
            return nothing();
        }
        LanguageGate.Ruling ruling = languages.rule(testCase, text);
        boolean refusal = Refusals.isRefusal(testCase.question(), text)
                && (testCase.documents().stream().noneMatch(d -> ShortAnswers.holds(d.text(), text))
                        || Refusals.isRefusal(testCase.question(), text, true));
        if (ruling.objection() == null) {
            return LanguageGate.told(evaluate(testCase, text, refusal, measured), ruling);
        }
        // whether declining was right needs no reading where the case itself says it
        boolean known = refusal && testCase.answerable() != null;
        return known || config.languages().byWords()
                ? LanguageGate.told(evaluate(testCase, text, refusal, byWords), ruling)
                : LanguageGate.told(new Finding.Unmeasured<>(ErrorCode.LANGUAGE, ruling.objection()), ruling);
    }

    private Finding<Grounding> evaluate(Case testCase, String text, boolean refusal, Means means) {
        if (refusal) {
            return refusal(testCase, text, means);
        }
        Known known = Known.of(testCase, means.tracer());
        ClaimExtractor.Read read = answers.of(testCase.question(), text, known);
        if (read.claims().isEmpty()) {
            return nothing();
        }
        WeakClaims weak = new WeakClaims(read, known, means.grounding());
        boolean single = read.claims().size() == 1;
        return single && WordCount.of(text) < config.thresholds().shortAnswerMaxWords()
                ? shortAnswer(testCase, text, read.claims().get(0), weak, means.tracer())
                : claimTracing(testCase, text, read.claims(), weak, means.tracer());
    }

    private Finding<Grounding> refusal(Case testCase, String text, Means means) {
        // who asks for all there is asks for nothing that could be missing: then it is a claim that something is
        String untold = AskedFor.OPENLY.test(testCase.question()) ? Refusals.untold(text) : "";
        Answerability.Proof proof = means.answerability()
                .of(untold.isEmpty() ? testCase : new Case(testCase.id(), untold, testCase.documents(), null, null));
        if (!proof.answerable()) {
            return new Finding.Abstained<>(
                    "insufficient_context",
                    new Grounding(Path.INSUFFICIENT_CONTEXT, Trace.EMPTY, proof.chance(), proof.because()));
        }
        Claim claim = AnswerClaims.whole("", text);
        Path path = untold.isEmpty() ? Path.FALSE_INSUFFICIENT_CONTEXT : Path.CLAIM_TRACING;
        String why = untold.isEmpty() ? path + ": the answer declines, but " : "it is said to be missing, but ";
        TracedClaim traced = new TracedClaim(
                claim, Verdict.CONTRADICTED, 0, Rule.CLOSE_EVIDENCE, proof.evidence(), why + proof.because());
        return new Finding.Scored<>(
                0, true, new Grounding(path, new Trace(List.of(traced)), 1, untold.isEmpty() ? path.toString() : null));
    }

    private static Finding<Grounding> nothing() {
        return new Finding.Unmeasured<>(ErrorCode.NO_CLAIMS, "the answer states nothing that could be checked");
    }

    private Finding<Grounding> shortAnswer(Case testCase, String text, Claim claim, WeakClaims weak, Tracer tracer) {
        // a short answer may count what the documents list: a number they do not hold says nothing against it
        TracedClaim inContext = weak.checkedShort(tracer.trace(claim, testCase.documents()));
        String reference = testCase.reference();
        if (reference == null || reference.isBlank()) {
            return scores.of(Path.SHORT_ANSWER, inContext.supported() ? 1 : 0, new Trace(List.of(inContext)), null);
        }
        ShortAnswers.Match match =
                ShortAnswers.match(text, reference, config.thresholds().shortAnswerCharSim());
        boolean grounded = inContext.supported()
                || testCase.documents().stream().anyMatch(d -> ShortAnswers.holds(d.text(), text));
        double score = grounded ? match.score() : match.score() * config.trace().ungroundedFactor();
        return scores.of(
                Path.SHORT_ANSWER,
                score,
                new Trace(List.of(judged(inContext, match, grounded, score, reference))),
                null);
    }

    private TracedClaim judged(
            TracedClaim traced, ShortAnswers.Match match, boolean grounded, double score, String reference) {
        boolean other = match.score() == 0;
        Verdict verdict = other ? Verdict.CONTRADICTED : grounded ? Verdict.SUPPORTED : Verdict.NOT_FOUND;
        String said = traced.claim().text().strip();
        String why = other
                ? "the answer says \"" + said + "\", the reference says \"" + reference.strip() + "\""
                : "the answer matches the reference but occurs nowhere in the documents: perhaps from the model's training";
        @Nullable String told = verdict == Verdict.SUPPORTED ? null : why;
        return new TracedClaim(traced.claim(), verdict, score, match.rule(), traced.evidence(), told);
    }

    private Finding<Grounding> claimTracing(
            Case testCase, String text, List<Claim> claims, WeakClaims weak, Tracer tracer) {
        long said = claims.stream().mapToLong(c -> c.statement().length()).sum();
        if (claims.size() > MOST_CLAIMS + text.length() / LEAST_CHARS_A_CLAIM
                || said > MOST_REPEATED + 2L * text.length()) {
            return new Finding.Unmeasured<>(
                    ErrorCode.TOO_COMPLEX,
                    "the answer has " + claims.size() + " statements in " + text.length()
                            + " characters, more than can be checked at once; split it into several answers");
        }
        List<TracedClaim> traced = tracer.trace(claims, testCase.documents()).claims();
        boolean asserts = !traced.stream().allMatch(weak::takenBack);
        Trace trace = new Trace(traced.stream()
                .filter(claim -> !asserts || !weak.takenBack(claim))
                .map(weak::checked)
                .toList());
        return scores.of(Path.CLAIM_TRACING, trace, null);
    }
}
