package io.holdfast.engine.gate;

import java.util.Locale;

/** What happens next, why, and the thresholds that were used. */
public record GateDecision(Reason reason, Policy thresholds) {

    public Action action() {
        return reason.action;
    }

    /** What the engine does. */
    public enum Action {
        STOP,
        RETRIEVE_MORE,
        REFLECT,
        ABSTAIN
    }

    /** Why it does it; each reason belongs to one action. */
    public enum Reason {
        STOP_OVERLAP_OK(Action.STOP),
        STOP_NO_NEW_HITS(Action.STOP),
        STOP_LOW_BUDGET(Action.STOP),
        RETRIEVE_MORE(Action.RETRIEVE_MORE),
        REFLECT(Action.REFLECT),
        ABSTAIN_MISSING_ANCHOR(Action.ABSTAIN),
        ABSTAIN_CONFLICT(Action.ABSTAIN),
        ABSTAIN_LOW_SUPPORT(Action.ABSTAIN),
        ABSTAIN_WRONG_KIND(Action.ABSTAIN);

        private final Action action;

        Reason(Action action) {
            this.action = action;
        }

        public Action action() {
            return action;
        }

        /** The name used in files, e.g. {@code stop_overlap_ok}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
