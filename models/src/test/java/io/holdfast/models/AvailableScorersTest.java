package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AvailableScorersTest {
    @Test
    void modelThatIsMissingLeavesWordsAndFactsAndIsSaid(@TempDir Path empty) {
        Config config = new ConfigLoader()
                .set("grounding.model", empty.toString(), "test")
                .load()
                .config();
        Scorers scorers = Scorers.available(config);
        assertThat(scorers.limitation().orElseThrow())
                .startsWith("words and facts only, without the embedded models:")
                .contains(empty.toString());
        assertThat(scorers.modelIds()).isEmpty();
        assertThat(FindingText.limitation(found(scorers))).isEqualTo(scorers.limitation());
        assertThat(FindingText.of(found(scorers))).contains("scored by words and facts only, without");
        assertThat(FindingText.limitation(found(Scorers.withoutModels(config))))
                .as("asked for, so nothing is missing")
                .isEmpty();
        assertThatThrownBy(() -> Scorers.of(config).modelIds()).isInstanceOf(HoldfastException.class);
    }

    private static Finding<Grounding> found(Scorers scorers) {
        return scorers.faithfulness()
                .evaluate(
                        Case.of("c", "", "The crane lifts 40 tonnes."),
                        Answer.of("The crane on the quay lifts 40 tonnes."));
    }

    @Test
    void oneSetAConfigurationIsShared() {
        Scorers scorers = Scorers.shared(ConfigLoader.defaults());
        assertThat(scorers).isSameAs(Scorers.shared(ConfigLoader.defaults()));
        assertThat(scorers.limitation()).isEmpty();
        assertThat(scorers.modelIds()).hasSize(2);
    }
}
