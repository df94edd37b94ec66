package io.holdfast.junit;

import java.util.function.Consumer;
import org.assertj.core.api.AbstractSoftAssertions;
import org.assertj.core.api.SoftAssertionsProvider;

/** Collects every failure about answers before it fails; also works with AssertJ's {@code SoftAssertionsExtension}. */
public class GroundingSoftAssertions extends AbstractSoftAssertions {
    public AnswerAssert assertThatAnswer(String answer) {
        return proxy(AnswerAssert.class, String.class, answer);
    }

    /** Assertions about a scored case. */
    public AnswerAssert assertThat(GroundedCase scored) {
        return assertThatAnswer(scored.answer().text()).about(scored);
    }

    /** Runs the assertions and fails once, with all that is wrong. */
    public static void assertSoftly(Consumer<GroundingSoftAssertions> assertions) {
        SoftAssertionsProvider.assertSoftly(GroundingSoftAssertions.class, assertions);
    }
}
