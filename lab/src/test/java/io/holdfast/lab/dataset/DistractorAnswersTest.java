package io.holdfast.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A corrupted document is the document: answers are held to what it says, short ones too. */
class DistractorAnswersTest {
    private static final Faithfulness EVALUATOR = new Faithfulness(ConfigLoader.defaults(), null, null);

    @TempDir
    Path folder;

    @Test
    void whatTheCleanDocumentSaidIsNotFaithfulToTheCorruptedOne() {
        int compared = 0;
        for (DatasetCase datasetCase : swaps()) {
            Distractor distractor = datasetCase.distractor();
            String fromContext = distractor.fromContext();
            assertThat(fromContext).isNotNull().isNotEqualTo(distractor.original());
            double original = score(datasetCase, distractor.original());
            double corrupted = score(datasetCase, fromContext);
            assertThat(original)
                    .as("%s: %s", datasetCase.id(), distractor.original())
                    .isLessThan(1);
            assertThat(corrupted).as("%s: %s", datasetCase.id(), fromContext).isGreaterThanOrEqualTo(original);
            compared += corrupted > original ? 1 : 0;
        }
        assertThat(compared).isGreaterThanOrEqualTo(5);
    }

    @Test
    void aShortAnswerThatOnlyTheCleanDocumentSaidFails() {
        DatasetCase duplicate = swaps().stream()
                .filter(c -> c.distractor().modification().contains("TwinHandler"))
                .findFirst()
                .orElseThrow();
        assertThat(score(duplicate, "TwinHandler"))
                .isEqualTo(score(duplicate, "twinhandler").doubleValue());
        assertThat(score(duplicate, "TwinHandler")).isGreaterThanOrEqualTo(0.9);
        assertThat(score(duplicate, "DuplicateRoute")).isZero();
    }

    private List<DatasetCase> swaps() {
        return new Datasets(folder)
                .load("distractor").cases().stream()
                        .filter(c -> c.distractor().type() == Distractor.Type.VALUE_SWAP)
                        .toList();
    }

    private static Double score(DatasetCase datasetCase, String answer) {
        Finding<Grounding> finding = EVALUATOR.evaluate(datasetCase.testCase(), Answer.of(answer));
        assertThat(finding).as(answer.toLowerCase(Locale.ROOT)).isInstanceOf(Finding.Scored.class);
        return ((Finding.Scored<Grounding>) finding).score();
    }
}
