package io.holdfast.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import java.util.List;
import org.junit.jupiter.api.Test;

class EmbeddingCalibrationTest {
    @Test
    void everyBundledEmbeddingModelHasThresholdsOfItsOwn() {
        double miniLm = with("all-minilm-l6-v2").thresholds().consistencySemantic();
        double bge = with("bge-small-en-v1.5").thresholds().consistencySemantic();
        double nomic = with("ollama:nomic-embed-text").thresholds().consistencySemantic();

        assertThat(List.of(miniLm, bge, nomic)).doesNotHaveDuplicates().isSorted();
        assertThat(nomic)
                .as("the value of the reference, which was found with it")
                .isEqualTo(0.72);
        assertThat(with("ollama").thresholds())
                .isEqualTo(with("ollama:nomic-embed-text:latest").thresholds());
    }

    @Test
    void whatAUserSetsBeatsTheCalibration() {
        Config config = new ConfigLoader()
                .text("config.yaml", "thresholds: {consistency_semantic: 0.61}")
                .load()
                .config();

        assertThat(config.thresholds().consistencySemantic()).isEqualTo(0.61);
        assertThat(config.thresholds().dependencyChange())
                .isEqualTo(ConfigLoader.defaults().thresholds().dependencyChange());
    }

    @Test
    void aModelNobodyCalibratedKeepsTheGeneralThresholdsAndThatIsSaid() {
        Config config = with("ollama:mxbai-embed-large");

        assertThat(config.thresholds().consistencySemantic()).isEqualTo(0.72);
        assertThat(EmbeddingCalibration.warning(config))
                .hasValueSatisfying(w -> assertThat(w)
                        .contains("mxbai-embed-large has no calibration", "consistency_semantic 0.72", "calibrations"));
        assertThat(EmbeddingCalibration.warning(ConfigLoader.defaults())).isEmpty();
    }

    @Test
    void usersCalibrateAModelOfTheirOwn() {
        Config config = new ConfigLoader()
                .text(
                        "config.yaml",
                        "models: {embedding: 'ollama:mxbai-embed-large'}\n"
                                + "calibrations:\n  mxbai-embed-large: {consistency_semantic: 0.66,"
                                + " robustness_sensitivity: 0.9, dependency_change: 0.64}\n")
                .load()
                .config();

        assertThat(config.thresholds().consistencySemantic()).isEqualTo(0.66);
        assertThat(config.thresholds().robustnessSensitivity()).isEqualTo(0.9);
        assertThat(config.thresholds().dependencyChange()).isEqualTo(0.64);
        assertThat(EmbeddingCalibration.warning(config)).isEmpty();
        assertThat(config.calibrations()).containsKey("all-minilm-l6-v2");
    }

    @Test
    void theEffectiveConfigurationNamesTheCalibrationAndLoadsAgain() {
        LoadedConfig loaded = new ConfigLoader()
                .set("models.embedding", "bge-small-en-v1.5", "--set")
                .load();

        String effective = loaded.effective(List.of());

        assertThat(effective)
                .containsPattern("consistency_semantic: 0\\.7 +# calibration of bge-small-en-v1\\.5; default 0\\.5\n");
        assertThat(new ConfigLoader().text("again", effective).load().config()).isEqualTo(loaded.config());
    }

    @Test
    void aWrongCalibrationIsRefusedByName() {
        assertThatThrownBy(() -> new ConfigLoader()
                        .text("config.yaml", "calibrations: {all-minilm-l6-v2: {dependency_change: 1.5}}")
                        .load())
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("dependency_change is 1.5; allowed: a number in (0, 1]")
                .hasMessageContaining("calibration of all-minilm-l6-v2");
    }

    private static Config with(String embedding) {
        return new ConfigLoader()
                .set("models.embedding", embedding, "--set")
                .load()
                .config();
    }
}
