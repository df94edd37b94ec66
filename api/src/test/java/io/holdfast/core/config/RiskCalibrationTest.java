package io.holdfast.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.section.RiskSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RiskCalibrationTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void aCalibration() throws IOException {
        Files.writeString(
                folder.resolve("calibration.json"),
                "{\"format\":\"holdfast-calibration/1\",\"risk\":{\"threshold\":0.42}}");
    }

    @Test
    void withoutAThresholdOfOnesOwnClaimsDecide() {
        assertThat(ConfigLoader.defaults().risk().decides()).isFalse();
    }

    @Test
    void whoeverSetsAThresholdMeansItToDecide() {
        RiskSettings risk = new ConfigLoader()
                .set("risk.threshold", "0.3", "test")
                .load()
                .config()
                .risk();

        assertThat(risk.decides()).isTrue();
        assertThat(risk.threshold()).isEqualTo(0.3);
    }

    @Test
    void aFileOfCalibrateLendsItsThresholdAndItsPathCountsFromTheConfiguration() throws IOException {
        Path config = Files.writeString(folder.resolve("config.yaml"), "risk: {calibration: calibration.json}");
        LoadedConfig loaded = new ConfigLoader().file(config).load();

        assertThat(loaded.config().risk().threshold()).isEqualTo(0.42);
        assertThat(loaded.config().risk().decides()).isTrue();
        assertThat(loaded.origin("risk.threshold").toString()).isEqualTo("calibration calibration.json");
        // what travels to another machine needs the file no more
        Config again = new ConfigLoader()
                .text("sent", loaded.effective(List.of()))
                .load()
                .config();
        assertThat(again).isEqualTo(loaded.config());
    }

    @Test
    void aFileOfCalibrateNamesTheModelItWasFittedWith() throws IOException {
        Path file = Files.writeString(
                folder.resolve("own.json"),
                "{\"format\":\"holdfast-calibration/1\",\"grounding_model\":\"own@0123\",\"risk\":{\"threshold\":0.42}}");
        ConfigLoader loader = new ConfigLoader().set("risk.calibration", file.toString(), "test");
        assertThat(loader.load().config().grounding().calibratedFor()).isEqualTo("own@0123");
        loader.set("grounding.calibrated_for", "another@4567", "test");
        assertThat(loader.load().config().grounding().calibratedFor()).isEqualTo("another@4567");
        String older = folder.resolve("calibration.json").toString();
        assertThat(new ConfigLoader()
                        .set("risk.calibration", older, "test")
                        .load()
                        .config()
                        .grounding()
                        .calibratedFor())
                .isEqualTo(ConfigLoader.defaults().grounding().calibratedFor());
    }

    @Test
    void twoThresholdsAMissingFileAndAnotherFileAreRefused() throws IOException {
        String file = folder.resolve("calibration.json").toString();
        assertThatThrownBy(() -> new ConfigLoader()
                        .set("risk.calibration", file, "a")
                        .set("risk.threshold", "0.3", "b")
                        .load())
                .hasMessageContaining("keep one");
        assertThatThrownBy(() -> new ConfigLoader()
                        .set("risk.calibration", "nowhere.json", "a")
                        .load())
                .hasMessageContaining("nowhere.json")
                .hasMessageContaining("holdfast calibrate");
        Path other = Files.writeString(folder.resolve("other.json"), "{}");
        assertThatThrownBy(() -> new ConfigLoader()
                        .set("risk.calibration", other.toString(), "a")
                        .load())
                .hasMessageContaining("no file of holdfast calibrate");
    }

    @Test
    void keysOfAnotherToolAreLeftOutAndNamedButSlipsAreRefused() throws IOException {
        Path shared = Files.writeString(folder.resolve("shared.yaml"), """
                thresholds:
                  consistency_rouge_l: 0.45
                  plot_colour: blue
                logging: {level: INFO}
                pipeline: {results_dir: results, runs_dir: my-runs}
                """);
        ConfigLoader loader = new ConfigLoader();

        assertThat(loader.sharedFile(shared))
                .containsExactly(
                        "thresholds.plot_colour (line 3)", "logging (line 4)", "pipeline.results_dir (line 5)");
        assertThat(loader.load().config().thresholds().consistencyRougeL()).isEqualTo(0.45);
        assertThat(loader.load().config().pipeline().runsDir()).isEqualTo("my-runs");
        Path slip = Files.writeString(folder.resolve("slip.yaml"), "thresholds: {consistency_rouge: 0.45}");
        ConfigLoader slipped = new ConfigLoader();
        assertThat(slipped.sharedFile(slip)).isEmpty();
        assertThatThrownBy(slipped::load).hasMessageContaining("did you mean thresholds.consistency_rouge_l?");
    }
}
