package io.holdfast.core.judge.reply;

import java.util.Locale;
import java.util.Objects;

/** Something a well-behaved judge would not have done, with what was expected and what came. Never holds the judge's text. */
public record Anomaly(Code code, String expected, String actual) {
    public Anomaly {
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(actual, "actual");
    }

    static Anomaly of(Code code, int expected, int actual) {
        return new Anomaly(code, Integer.toString(expected), Integer.toString(actual));
    }

    /** What kind of misbehaviour. */
    public enum Code {
        /** Another number of verdicts than statements. */
        COUNT_MISMATCH,
        /** The reply was not valid JSON; what was complete in it was kept. */
        SALVAGED,
        /** Verdicts beyond the statements. */
        SURPLUS,
        /** Verdicts for ids that were never asked: the reply's support does not count. */
        UNKNOWN_ID,
        /** Verdicts without an id, not as many as statements: which belongs to which would be a guess. */
        UNPLACED,
        /** A second verdict for an id. */
        DUPLICATE_ID,
        /** A verdict field that holds something else. */
        NOT_A_VERDICT,
        /** The judge declined. */
        REFUSAL,
        /** The reply names a nonce that was not given out. */
        UNKNOWN_NONCE,
        /** A reply without the nonce of its call: its support does not count. */
        UNSIGNED,
        /** Statements that the answer does not make: not scored. */
        INVENTED,
        /** Claims of the answer that the judge left out of its statements: put to it all the same. */
        DROPPED,
        /** Statements without a verdict even after asking again: counted as unsupported. */
        MISSING;

        /** The name used in files, e.g. {@code count_mismatch}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
