package io.holdfast.adapters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.models.Scorers;
import java.util.List;
import org.junit.jupiter.api.Test;

class GroundingCheckTest {
    private static final GroundingCheck CHECK =
            GroundingCheck.of(Scorers.withoutModels(ConfigLoader.defaults()).faithfulness());
    private static final List<Document> DOCUMENTS =
            List.of(Document.of("log", "The ferry left at 07:10."), Document.of("log", "It carried 212 cars."));

    @Test
    void chunksOfOneSourceAreToldApart() {
        GroundingResult result = CHECK.check("c", "", DOCUMENTS, "It carried 212 cars.", null);
        assertThat(result.passed()).isTrue();
        assertThat(result.trace()).contains("\"document\":\"log#2\"");
    }

    @Test
    void halfAnAnswerPassesAtHalfTheThreshold() {
        String answer = "The ferry left at 07:10. It was painted by a famous artist.";
        assertThat(CHECK.check("c", "", DOCUMENTS, answer, null).passed()).isFalse();
        assertThat(CHECK.withThreshold(0.5)
                        .check("c", "", DOCUMENTS, answer, null)
                        .passed())
                .isTrue();
    }

    @Test
    void whatCouldNotBeMeasuredNeverPasses() {
        GroundingResult result = CHECK.withThreshold(0).check("c", "", DOCUMENTS, "", null);
        assertThat(result.passed()).isFalse();
        assertThat(result.score()).isZero();
        assertThat(result.metadata()).containsEntry(GroundingResult.OUTCOME, "unmeasured");
        assertThat(result.text()).contains("the answer is empty");
    }

    @Test
    void rightRefusalPassesAndIsToldApartFromAPerfectAnswer() {
        GroundingResult result = CHECK.check(
                "c",
                "Which town elected the youngest mayor?",
                DOCUMENTS,
                "I cannot answer this from the given documents.",
                null);
        assertThat(result.passed()).isTrue();
        assertThat(result.metadata()).containsEntry(GroundingResult.OUTCOME, "abstained");
    }

    @Test
    void thresholdOutsideTheUnitIntervalIsRefused() {
        assertThatThrownBy(() -> CHECK.withThreshold(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    }
}
