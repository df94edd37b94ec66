package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import org.junit.jupiter.api.Test;

class CautionTest {
    @Test
    void theBundledModelIsTheOneTheThresholdsWereFittedWith() {
        assertThat(Scorers.of(ConfigLoader.defaults()).caution()).isEmpty();
    }

    @Test
    void anotherModelThanTheCalibratedOneIsMetWithAWarning() {
        Config config = TestConfig.with("grounding.calibrated_for", "my-encoder@0123456789ab");
        assertThat(Scorers.of(config).caution())
                .hasValueSatisfying(why -> assertThat(why)
                        .contains("my-encoder@0123456789ab", "not with holdfast-encoder@", "holdfast calibrate"));
    }

    @Test
    void withoutAModelThereIsNothingToCalibrate() {
        assertThat(Scorers.withoutModels(ConfigLoader.defaults()).caution()).isEmpty();
    }
}
