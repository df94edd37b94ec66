package io.holdfast.lab.compare;

import io.holdfast.lab.result.RunResult;

/** When a comparison of two runs fails a build. */
public enum GateMode {
    /** Any case that got worse: recorded answers do not change by chance. */
    ANY,
    /** A change for the worse that chance does not explain: live models answer differently every time. */
    SIGNIFICANT;

    /** The mode that suits two runs: any where both are recordings. */
    public static GateMode of(RunResult base, RunResult candidate) {
        return base.recorded() && candidate.recorded() ? ANY : SIGNIFICANT;
    }
}
