package io.holdfast.core.selftest;

import java.util.List;
import java.util.Objects;

/** Examples whose right outcome is known, with the outcome they really get. */
public interface SelfTest {
    /** The dimension it tests, e.g. {@code faithfulness}. */
    String name();

    /** The outcome that raises no alarm, e.g. {@code supported}. */
    String harmless();

    /** Whether one wrong outcome is a defect; false for generated examples, of which only the error rates are shown. */
    boolean mustHold();

    List<Row> rows();

    /** Whether these outcomes are good enough to call the evaluator sound. */
    default boolean passes(List<Row> rows) {
        return !mustHold() || rows.stream().allMatch(Row::right);
    }

    /**
     * One example.
     *
     * @param kind what it is an example of: a branch or a kind of fact
     */
    record Row(String kind, String example, String expected, String actual) {
        public Row {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(example, "example");
            Objects.requireNonNull(expected, "expected");
            Objects.requireNonNull(actual, "actual");
        }

        public boolean right() {
            return expected.equals(actual);
        }
    }
}
