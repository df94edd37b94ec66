package io.holdfast.engine.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.engine.experiment.AnswerabilityStudy.Asked;
import io.holdfast.engine.experiment.AnswerabilityStudy.Measured;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerabilityStudyTest {
    @Test
    void declinedSharesAreComparedWithSharedWordsAtEqualCoverage() {
        Measured measured = AnswerabilityStudy.of(List.of(
                new Asked(true, false, 1.9, 0.5),
                new Asked(true, false, 1.8, 1.0),
                new Asked(true, true, 0.3, 0.2),
                new Asked(true, false, 1.7, 0.8),
                new Asked(false, true, 0.1, 0.1),
                new Asked(false, true, 0.2, 0.9),
                new Asked(false, true, 0.2, 0.6),
                new Asked(false, false, 1.6, 0.1)));
        assertThat(measured.answerable()).isEqualTo(4);
        assertThat(measured.declinedAnswerable()).isEqualTo(0.25);
        assertThat(measured.declinedUnanswerable()).isEqualTo(0.75);
        assertThat(measured.overlapAtThat()).isEqualTo(0.5);
        assertThat(measured.area()).isEqualTo(15 / 16.0);
        assertThat(measured.overlapArea()).isEqualTo(11 / 16.0);
    }

    @Test
    void theBestPassageCountsAndSmallWordsDoNot() {
        assertThat(AnswerabilityStudy.overlap(
                        "Who built the old kiln?", List.of("The kiln is cold.", "Ann built the old kiln of Osby.")))
                .isEqualTo(1);
    }
}
