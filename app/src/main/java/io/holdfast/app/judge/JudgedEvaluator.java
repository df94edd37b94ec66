package io.holdfast.app.judge;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.LanguageGate;
import io.holdfast.core.evaluate.TraceScore;
import io.holdfast.core.judge.JudgedFaithfulness;
import io.holdfast.core.judge.Judgement;
import io.holdfast.core.judge.PassThreshold;
import io.holdfast.core.judge.profile.Profile;
import io.holdfast.core.judge.profile.ProfileComparison;
import io.holdfast.core.judge.profile.ProfileScore;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.format.RecordScorer;
import java.util.ArrayList;
import java.util.List;

/**
 * Faithfulness with a judge, counted as a profile counts. Under another system's profile the note says what strict
 * says where the two differ; a number that system alone would accept (NaN, 1.5, below 0) stays unmeasured.
 */
public final class JudgedEvaluator implements Evaluator<Grounding>, RecordScorer.Scorer {
    private final Evaluator<Grounding> judgeFree;
    private final JudgedFaithfulness judged;
    private final JudgePolicy policy;
    private final Profile profile;
    private final PassThreshold gate;
    private final TraceScore scores;
    private final LanguageGate languages;

    public JudgedEvaluator(
            Evaluator<Grounding> judgeFree,
            JudgedFaithfulness judged,
            JudgePolicy policy,
            Profile profile,
            Config config) {
        this.judgeFree = judgeFree;
        this.judged = judged;
        this.policy = policy;
        this.profile = profile;
        this.scores = new TraceScore(config);
        this.languages = new LanguageGate(config.languages(), null);
        this.gate = new PassThreshold(config.judge().threshold(), config.judge().epsilon());
    }

    @Override
    public Finding<Grounding> evaluate(Case testCase, Answer answer) {
        return score(testCase, answer).finding();
    }

    @Override
    public RecordScorer.Outcome score(Case testCase, Answer answer) {
        RecordScorer.Outcome outcome = outcome(testCase, answer);
        return new RecordScorer.Outcome(
                LanguageGate.told(outcome.finding(), languages.rule(testCase, answer.text())), outcome.judgement());
    }

    private RecordScorer.Outcome outcome(Case testCase, Answer answer) {
        if (policy == JudgePolicy.ALWAYS) {
            return counted(judged.judge(testCase, answer));
        }
        Finding<Grounding> traced = judgeFree.evaluate(testCase, answer);
        if (traced instanceof Finding.Unmeasured<Grounding> unmeasured && unmeasured.code() == ErrorCode.LANGUAGE) {
            // a judge may read what nobody measured the encoder on
            return counted(judged.judge(testCase, answer));
        }
        if (policy == JudgePolicy.UNSURE) {
            return unsure(testCase, answer, traced);
        }
        boolean claims = traced instanceof Finding.Scored<Grounding> scored
                && scored.detail().path() == Grounding.Path.CLAIM_TRACING;
        if (!claims) {
            return new RecordScorer.Outcome(traced, null);
        }
        Trace trace = ((Finding.Scored<Grounding>) traced).detail().trace();
        return counted(judged.judge(testCase, answer, trace));
    }

    /** Where nothing is unsure nobody is asked; where the judge gives no verdict, the claim stays unsure. */
    private RecordScorer.Outcome unsure(Case testCase, Answer answer, Finding<Grounding> traced) {
        if (!(traced instanceof Finding.Scored<Grounding> scored)) {
            return new RecordScorer.Outcome(traced, null);
        }
        Trace trace = scored.detail().trace();
        long asked = trace.claims().stream().filter(TracedClaim::review).count();
        if (asked == 0 && profile == Profile.STRICT) {
            return new RecordScorer.Outcome(traced, null);
        }
        Judgement judgement = judged.judge(testCase, answer, trace, TracedClaim::review);
        if (profile != Profile.STRICT) {
            return counted(judgement);
        }
        if (!(judgement.finding() instanceof Finding.Scored<Grounding> ruled)) {
            Grounding kept = scored.detail();
            String note = "the judge could not be read (" + judgement.reason() + "): what was unsure stays unsure";
            return new RecordScorer.Outcome(
                    new Finding.Scored<>(
                            scored.score(),
                            scored.failure(),
                            new Grounding(kept.path(), kept.trace(), kept.risk(), note)),
                    judgement);
        }
        List<TracedClaim> settled = new ArrayList<>(ruled.detail().trace().claims());
        for (int i = 0; i < settled.size(); i++) {
            if (judgement.log().settled().get(i).isEmpty()) {
                settled.set(i, trace.claims().get(i));
            }
        }
        String note =
                asked + " of " + settled.size() + (settled.size() == 1 ? " claim" : " claims") + " went to the judge";
        return new RecordScorer.Outcome(scores.of(Grounding.Path.JUDGED, new Trace(settled), note), judgement);
    }

    private RecordScorer.Outcome counted(Judgement judgement) {
        return new RecordScorer.Outcome(
                profile == Profile.STRICT || !judgement.heard() ? judgement.finding() : asProfile(judgement),
                judgement);
    }

    private Finding<Grounding> asProfile(Judgement judgement) {
        ProfileComparison comparison = ProfileComparison.of(judgement.log(), gate);
        ProfileComparison.Row row = comparison.row(profile);
        String note = profile.system() + ": " + row.score().display() + " ("
                + row.score().why() + "); "
                + Profile.STRICT.system() + ": "
                + comparison.row(Profile.STRICT).score().display();
        if (row.score() instanceof ProfileScore.Value value && value.value() >= 0 && value.value() <= 1) {
            Trace trace = judgement.finding() instanceof Finding.Scored<Grounding> scored
                    ? scored.detail().trace()
                    : Trace.EMPTY;
            return new Finding.Scored<>(
                    value.value(),
                    !row.passes(),
                    new Grounding(
                            Grounding.Path.JUDGED, trace, 1 - value.value(), gate.reason(value.value()) + "; " + note));
        }
        ErrorCode code = judgement.finding() instanceof Finding.Unmeasured<Grounding> unmeasured
                ? unmeasured.code()
                : ErrorCode.MALFORMED_REPLY;
        return new Finding.Unmeasured<>(code, note);
    }
}
