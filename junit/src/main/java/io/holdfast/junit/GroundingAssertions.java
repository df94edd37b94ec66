package io.holdfast.junit;

import java.nio.file.Path;
import java.util.Collection;

/** Entry points: {@code assertThatAnswer(text).givenContext(documents).isFaithful()} and {@code assertNoRegression}. */
public final class GroundingAssertions {
    private GroundingAssertions() {}

    /** Assertions about an answer, scored as {@link Grounded} on the running test says, or by the defaults. */
    public static AnswerAssert assertThatAnswer(String answer) {
        return GroundedExtension.current().assertThatAnswer(answer);
    }

    /**
     * Fails when an answer got worse than the committed baseline file says, or when the file does not fit the run. Run
     * with {@code -Dholdfast.update=true} (or {@code HOLDFAST_UPDATE=true}) to write it.
     */
    public static void assertNoRegression(Collection<GroundedCase> results, Path baselineFile) {
        Baseline.at(baselineFile).assertNoRegression(results);
    }
}
