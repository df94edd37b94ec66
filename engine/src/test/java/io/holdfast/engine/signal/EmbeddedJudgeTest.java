package io.holdfast.engine.signal;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.confidence.DraftReadings;
import java.util.List;
import org.junit.jupiter.api.Test;

class EmbeddedJudgeTest {
    private static final Draft DRAFT =
            Draft.written(List.of(new Draft.Sentence("The mole was finished in 1903.", List.of("mole-0"))), 10, 10, 0);

    @Test
    void whatItsOwnModelHasWeighedAlreadyIsNoSecondOpinion() {
        Judge judge = new EmbeddedJudge(
                null,
                (statement, passages) -> {
                    throw new AssertionError("not asked here");
                },
                word -> 1);

        assertThat(judge.adds(DRAFT)).isTrue();
        assertThat(judge.adds(DRAFT.weighed(new DraftReadings(0.4, 3.6), 0.4))).isFalse();
    }
}
