package io.holdfast.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import org.assertj.core.api.junit.jupiter.InjectSoftAssertions;
import org.assertj.core.api.junit.jupiter.SoftAssertionsExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SoftAssertionsExtension.class)
class SoftAssertionsTest {
    @InjectSoftAssertions
    private GroundingSoftAssertions softly;

    @Test
    void everyFailureIsTold() {
        String message = AnswerAssertTest.failure(() -> GroundingSoftAssertions.assertSoftly(all -> {
            all.assertThatAnswer("The lamp draws 9 watts.")
                    .givenContext("The lamp draws 7 watts.")
                    .isFaithful()
                    .hasRiskBelow(0.01);
            all.assertThatAnswer("The lamp was a gift of the queen.")
                    .givenContext("The lamp draws 7 watts.")
                    .isFaithful();
        }));
        assertThat(message)
                .contains("7 watts", "to have risk below 0.01", "gift of the queen")
                .contains("-- failure 3 --");
    }

    @Test
    void assertJsOwnExtensionInjectsThem() {
        softly.assertThatAnswer("The lamp draws 7 watts.")
                .givenContext("The lamp draws 7 watts.")
                .isFaithful();
        AnswerScorer scorer = AnswerScorer.of(ConfigLoader.defaults());
        softly.assertThat(scorer.score(Case.of("c", "", "The lamp draws 7 watts."), "The lamp draws 7 watts."))
                .isGrounded();
    }
}
