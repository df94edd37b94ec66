package io.holdfast.lab.format;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import java.util.Objects;

/** One record of an input: a case with its recorded answer, or why it is none. */
public sealed interface InputRecord {
    /** The line it begins on, counted from 1. */
    long line();

    /** A case and what was answered. */
    record Good(long line, Case testCase, Answer answer) implements InputRecord {
        public Good {
            Objects.requireNonNull(testCase, "testCase");
            Objects.requireNonNull(answer, "answer");
        }
    }

    /** A record that cannot be read; the problem names the field where there is one. */
    record Bad(long line, String problem) implements InputRecord {
        public Bad {
            Objects.requireNonNull(problem, "problem");
        }
    }
}
