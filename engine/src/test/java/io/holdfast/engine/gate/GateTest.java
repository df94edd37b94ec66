package io.holdfast.engine.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.engine.gate.GateDecision.Action;
import io.holdfast.engine.gate.GateDecision.Reason;
import io.holdfast.engine.signal.Signals;
import io.holdfast.engine.signal.Signals.Judgement;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class GateTest {
    private static final double TAU = 0.42;
    private static final double GRAY = 0.30;
    private static final double NEW = 0.15;
    private static final List<Double> SUPPORTS = List.of(0.0, 0.29, 0.30, 0.36, 0.41, 0.42, 0.7, 1.0);

    /** One combination of everything the Gate looks at. */
    private record Input(
            double support,
            double kept,
            boolean missing,
            boolean conflict,
            boolean invalid,
            int unsupported,
            int round,
            double newHits,
            Judgement judge,
            boolean judged,
            boolean affordable,
            boolean more,
            boolean reflectLeft) {
        GateDecision decide() {
            Signals s = new Signals(
                    round,
                    1,
                    0,
                    support,
                    kept,
                    1,
                    missing ? 0.5 : 1,
                    0,
                    missing ? List.of("1998") : List.of(),
                    newHits,
                    0,
                    unsupported,
                    conflict ? "another source says 40" : "",
                    invalid ? List.of("2 of 3 found") : List.of(),
                    judge);
            return Gate.decide(
                    s,
                    new Policy(TAU, GRAY, NEW, judged),
                    new QuestionBudget(affordable ? 300 : 299, 300, more, reflectLeft));
        }

        /** The rules of the specification once more, written as a table and not as the code has them. */
        Reason expected() {
            boolean ok = judge != Judgement.NEGATIVE && support >= TAU;
            boolean consent = round == 1 || !judged || judge == Judgement.POSITIVE;
            boolean clean = ok && !missing && !conflict;
            if (clean && unsupported == 0 && !invalid && consent) {
                return Reason.STOP_OVERLAP_OK;
            } else if (judge != Judgement.NEGATIVE
                    && kept >= TAU
                    && !missing
                    && !conflict
                    && unsupported > 0
                    && reflectLeft) {
                return Reason.REFLECT;
            } else if (clean && unsupported > 0 && consent) {
                return Reason.STOP_OVERLAP_OK;
            } else if (affordable && more && (round == 1 || newHits >= NEW)) {
                return Reason.RETRIEVE_MORE;
            } else if (missing) {
                return Reason.ABSTAIN_MISSING_ANCHOR;
            } else if (conflict) {
                return Reason.ABSTAIN_CONFLICT;
            } else if (!ok || !consent) {
                return Reason.ABSTAIN_LOW_SUPPORT;
            }
            return affordable ? Reason.STOP_NO_NEW_HITS : Reason.STOP_LOW_BUDGET;
        }

        Input with(
                double otherSupport,
                boolean otherMissing,
                boolean otherConflict,
                int otherUnsupported,
                Judgement otherJudge) {
            return new Input(
                    otherSupport,
                    Math.max(kept, otherSupport),
                    otherMissing,
                    otherConflict,
                    invalid,
                    otherUnsupported,
                    round,
                    newHits,
                    otherJudge,
                    judged,
                    affordable,
                    more,
                    reflectLeft);
        }
    }

    private static List<Input> everything() {
        List<Input> all = new ArrayList<>();
        List<Boolean> both = List.of(true, false);
        for (double support : SUPPORTS) {
            for (boolean missing : both) {
                for (boolean conflict : both) {
                    for (boolean invalid : both) {
                        for (int unsupported : new int[] {0, 1, 2}) {
                            for (int round : new int[] {1, 2}) {
                                for (double newHits : new double[] {0.14, 0.15}) {
                                    for (Judgement judge : Judgement.values()) {
                                        for (int bits = 0; bits < 16; bits++) {
                                            // 2: one of the two is worth nothing, dropping it leaves a good draft
                                            all.add(new Input(
                                                    support,
                                                    unsupported == 2 ? Math.max(support, 0.7) : support,
                                                    missing,
                                                    conflict,
                                                    invalid,
                                                    unsupported,
                                                    round,
                                                    newHits,
                                                    judge,
                                                    (bits & 1) != 0,
                                                    (bits & 2) != 0,
                                                    (bits & 4) != 0,
                                                    (bits & 8) != 0));
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return all;
    }

    @Test
    void everyCombinationHasTheDecisionOfTheTable() {
        List<Input> all = everything();
        assertThat(all).hasSize(8 * 2 * 2 * 2 * 3 * 2 * 2 * 3 * 16);
        for (Input input : all) {
            assertThat(input.decide().reason()).as("%s", input).isEqualTo(input.expected());
        }
    }

    @Test
    void everyReasonIsReachable() {
        assertThat(everything().stream().map(i -> i.decide().reason()).distinct())
                .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(Reason.ABSTAIN_WRONG_KIND)));
    }

    @Test
    void anAnswerOfTheWrongKindIsNotShownHoweverWellSupported() {
        Signals s = new Signals(
                1, 1, 0, 1, 1, 1, 1, 0, List.of(), 1, 0, 0, "", List.of("no amount of money"), Judgement.NOT_ASKED);
        Policy policy = new Policy(TAU, GRAY, NEW, true);
        assertThat(Gate.decide(s, policy, new QuestionBudget(300, 300, false, true))
                        .reason())
                .isEqualTo(Reason.ABSTAIN_WRONG_KIND);
    }

    @Test
    void nothingIsShownBelowTheThresholdAndTheReasonOfAStopIsTrue() {
        for (Input input : everything()) {
            GateDecision decision = input.decide();
            if (decision.action() == Action.STOP) {
                assertThat(input.support).as("%s", input).isGreaterThanOrEqualTo(TAU);
                assertThat(input.judge).as("%s", input).isNotEqualTo(Judgement.NEGATIVE);
                assertThat(input.missing || input.conflict).as("%s", input).isFalse();
                assertThat(decision.reason() == Reason.STOP_LOW_BUDGET)
                        .as("%s", input)
                        .isEqualTo(!input.affordable && decision.reason() != Reason.STOP_OVERLAP_OK);
            }
        }
    }

    @Test
    void aJudgesYesIsASecondMeasurementOfSupportAndTimeIsABudget() {
        Signals s = new Signals(1, 1, 0, 0.36, 0.36, 1, 1, 0, List.of(), 1, 0, 0, "", List.of(), Judgement.NOT_ASKED);
        Policy policy = new Policy(TAU, GRAY, NEW, true);
        QuestionBudget none = new QuestionBudget(300, 300, false, true);
        assertThat(Gate.decide(s.judged(Judgement.POSITIVE, 0.6), policy, none).reason())
                .isEqualTo(Reason.STOP_OVERLAP_OK);
        assertThat(s.judged(Judgement.POSITIVE, 0.6).support()).isEqualTo(0.6);
        assertThat(Gate.decide(s.judged(Judgement.NEGATIVE, 0.1), policy, none).reason())
                .isEqualTo(Reason.ABSTAIN_LOW_SUPPORT);
        assertThat(Gate.decide(s, policy, new QuestionBudget(300, 300, true, true, true))
                        .reason())
                .isEqualTo(Reason.RETRIEVE_MORE);
        assertThat(Gate.decide(s, policy, new QuestionBudget(300, 300, false, true, true))
                        .reason())
                .isEqualTo(Reason.ABSTAIN_LOW_SUPPORT);
    }

    @Test
    void aDraftIsJudgedByWhatIsLeftOnceUnsupportedSentencesAreDropped() {
        Signals half =
                new Signals(1, 0.5, 0, 0.3, 0.6, 1, 1, 0, List.of(), 1, 0, 1, "", List.of(), Judgement.NOT_ASKED);
        Policy policy = new Policy(TAU, GRAY, NEW, true);
        assertThat(Gate.decide(half, policy, new QuestionBudget(300, 300, false, true))
                        .reason())
                .isEqualTo(Reason.REFLECT);
        assertThat(Gate.decide(half, policy, new QuestionBudget(300, 300, false, false))
                        .reason())
                .isEqualTo(Reason.ABSTAIN_LOW_SUPPORT);
    }

    @Test
    void moreSupportNeverTurnsStopIntoAbstain() {
        for (Input input : everything()) {
            if (input.decide().action() != Action.STOP) {
                continue;
            }
            for (double more : SUPPORTS) {
                if (more >= input.support) {
                    Judgement judge = input.judge == Judgement.NEGATIVE ? Judgement.POSITIVE : input.judge;
                    for (Input better : List.of(
                            input.with(more, input.missing, input.conflict, input.unsupported, input.judge),
                            input.with(more, false, false, 0, input.judge),
                            input.with(more, false, false, 0, judge))) {
                        assertThat(better.decide().action())
                                .as("%s then %s", input, better)
                                .isNotEqualTo(Action.ABSTAIN);
                    }
                }
            }
        }
    }

    @Test
    void nothingIsBegunThatCannotBePaid() {
        for (Input input : everything()) {
            if (!input.affordable) {
                assertThat(input.decide().action()).as("%s", input).isNotEqualTo(Action.RETRIEVE_MORE);
            }
        }
    }

    @Test
    void theDecisionCarriesTheThresholdsItUsed() {
        GateDecision decision = everything().get(0).decide();
        assertThat(decision.thresholds())
                .isEqualTo(new Policy(TAU, GRAY, NEW, decision.thresholds().judged()));
    }
}
