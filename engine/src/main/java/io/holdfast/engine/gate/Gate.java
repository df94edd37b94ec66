package io.holdfast.engine.gate;

import io.holdfast.engine.gate.GateDecision.Reason;
import io.holdfast.engine.signal.Signals;
import io.holdfast.engine.signal.Signals.Judgement;
import io.holdfast.engine.signal.Validators;

/**
 * The Budget-Aware Uncertainty Gate: the one place that decides, before the next retrieval or generation is paid for.
 * A pure function; every combination of inputs has exactly one decision, and the first rule that matches wins.
 */
public final class Gate {
    private Gate() {}

    public static GateDecision decide(Signals s, Policy policy, QuestionBudget budget) {
        return new GateDecision(reason(s, policy, budget), policy);
    }

    private static Reason reason(Signals s, Policy policy, QuestionBudget budget) {
        boolean covered = s.missing().isEmpty();
        boolean conflict = !s.conflict().isEmpty();
        boolean supported = supported(s, s.support(), policy);
        // (1) everything holds
        if (supported
                && covered
                && !conflict
                && s.unsupported() == 0
                && s.invalid().isEmpty()
                && consent(s, policy)) {
            return Reason.STOP_OVERLAP_OK;
        }
        // (2) good once the sentences nothing supports are dropped: drop them, where that was not done, and decide
        // again
        boolean kind = s.invalid().stream().allMatch(Validators::partial);
        if (covered && !conflict && kind && s.unsupported() > 0) {
            if (budget.reflectLeft() && supported(s, s.kept(), policy)) {
                return Reason.REFLECT;
            }
            if (supported && consent(s, policy)) {
                return Reason.STOP_OVERLAP_OK;
            }
        }
        // (3) looking further is possible and likely to bring something
        if (budget.affordable() && budget.moreRounds() && (s.round() == 1 || s.newHits() >= policy.newHits())) {
            return Reason.RETRIEVE_MORE;
        }
        // (4) what is at hand may not be shown
        if (!covered) {
            return Reason.ABSTAIN_MISSING_ANCHOR;
        }
        if (conflict) {
            return Reason.ABSTAIN_CONFLICT;
        }
        if (!supported || !consent(s, policy)) {
            return Reason.ABSTAIN_LOW_SUPPORT;
        }
        if (!kind) {
            return Reason.ABSTAIN_WRONG_KIND;
        }
        // (5) well supported but not whole, and nothing better to be had
        return budget.affordable() ? Reason.STOP_NO_NEW_HITS : Reason.STOP_LOW_BUDGET;
    }

    /** Support at or above the threshold, and no judge who said no. */
    private static boolean supported(Signals s, double support, Policy policy) {
        return s.judge() != Judgement.NEGATIVE && support >= policy.support();
    }

    /** After the first round a judge, where there is one, must have said yes. */
    private static boolean consent(Signals s, Policy policy) {
        return s.round() == 1 || !policy.judged() || s.judge() == Judgement.POSITIVE;
    }
}
