package io.holdfast.engine.confidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import org.junit.jupiter.api.Test;

class DraftReadingsTest {
    @Test
    void aModelThatIsSureOutweighsHeadingsInOtherWords() {
        var weights = ConfigLoader.defaults().engine().confidence();
        assertThat(DraftReadings.ofForm(0, 0.9).confidence(weights, false)).isGreaterThan(0.5);
        assertThat(DraftReadings.ofForm(0, 0.5).confidence(weights, false)).isLessThan(0.5);
        assertThat(DraftReadings.of(0, 0.9).confidence(weights, false)).isLessThan(0.1);
    }
}
