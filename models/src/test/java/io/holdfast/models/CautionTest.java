package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.models.onnx.OwnFolders;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
                        .contains(
                                "grounding.model holdfast-encoder@",
                                "is not calibrated",
                                "risk was fitted with my-encoder@0123456789ab",
                                "holdfast calibrate"));
    }

    @Test
    void aModelOfTheUsersIsNotCalibratedUntilItIsSaidToBe() {
        String folder = OwnFolders.of("roberta").toString();
        Scorers own = Scorers.of(TestConfig.with("grounding.model", folder));
        assertThat(own.caution())
                .hasValueSatisfying(why -> assertThat(why)
                        .contains("grounding.model roberta@", "is not calibrated", "default threshold 0.5"));
        String id = own.modelIds().get(1);
        assertThat(id).matches("roberta@[0-9a-f]{12}");
        assertThat(Scorers.of(TestConfig.with("grounding.model", folder, "grounding.calibrated_for", id))
                        .caution())
                .isEmpty();
    }

    @Test
    void whatIsAssumedOfAModelIsSaidToo(@TempDir Path place) throws Exception {
        Path folder = OwnFolders.copy("roberta", place);
        Files.writeString(
                folder.resolve("config.json"),
                "{\"architectures\": [\"RobertaForSequenceClassification\"], \"max_position_embeddings\": 128}");
        assertThat(Scorers.of(TestConfig.with("grounding.model", folder)).caution())
                .hasValueSatisfying(why -> assertThat(why).contains("is not calibrated", "class 1 is taken for"));
    }

    @Test
    void aFolderThatIsNotThereIsAMistakeOfTheConfiguration() {
        assertThatThrownBy(() -> Scorers.of(TestConfig.with("grounding.model", "nowhere/at-all")))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContainingAll("grounding.model is nowhere/at-all", "bundled, off, or the folder")
                .extracting(e -> ((HoldfastException) e).code())
                .isEqualTo(ErrorCode.BAD_CONFIG);
    }

    @Test
    void withoutAModelThereIsNothingToCalibrate() {
        assertThat(Scorers.withoutModels(ConfigLoader.defaults()).caution()).isEmpty();
    }
}
