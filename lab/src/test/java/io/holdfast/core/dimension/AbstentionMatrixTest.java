package io.holdfast.core.dimension;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

class AbstentionMatrixTest {
    private static final Case ANSWERABLE = new Case("a", "q", List.of(), null, true);
    private static final Case UNANSWERABLE = new Case("u", "q", List.of(), null, false);

    @Test
    void refusingAndAnsweringAreCountedAgainstWhatTheDocumentsHold() {
        AbstentionMatrix matrix = AbstentionMatrix.EMPTY
                .plus(ANSWERABLE, "Gate 4.")
                .plus(ANSWERABLE, "Gate 9.")
                .plus(ANSWERABLE, "I don't know.")
                .plus(UNANSWERABLE, "INSUFFICIENT_CONTEXT")
                .plus(UNANSWERABLE, "Gate 1.");
        assertThat(matrix.falseInsufficientContext()).isEqualTo(1 / 3.0);
        assertThat(matrix.falseConfidence()).isEqualTo(0.5);
    }

    @Test
    void silenceAndUnknownAnswerabilityEnterNoRate() {
        AbstentionMatrix matrix =
                AbstentionMatrix.EMPTY.plus(ANSWERABLE, " ").plus(new Case("x", "q", List.of(), null, null), "Gate 4.");
        assertThat(matrix).isEqualTo(new AbstentionMatrix(0, 0, 0, 0, 1, 1));
        assertThat(matrix.falseInsufficientContext()).isNull();
        assertThat(matrix.falseConfidence()).isNull();
    }
}
