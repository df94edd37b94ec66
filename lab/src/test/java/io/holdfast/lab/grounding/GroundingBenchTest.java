package io.holdfast.lab.grounding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroundingBenchTest {
    private static final String ROW =
            "{\"task\":\"T\",\"model\":\"%s\",\"context\":\"The mill by the weir grinds %d sacks a day.\","
                    + "\"answer\":\"The mill by the weir grinds %d sacks a day.\",\"label\":%d,\"spans\":[{\"start\":28,\"end\":36}]}\n";

    @TempDir
    Path folder;

    private List<LabelledAnswer> answers() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (int i = 1; i <= 12; i++) {
            boolean right = i % 2 == 0;
            rows.append(ROW.formatted(i % 3 == 0 ? "m1" : "m2", 40 + i, right ? 40 + i : 70 + i, right ? 1 : 0));
        }
        Path file = folder.resolve("mills.jsonl");
        Files.writeString(file, rows);
        return LabelledAnswers.read(file);
    }

    private static GroundingFigures measure(List<LabelledAnswer> answers) {
        Faithfulness evaluator = new Faithfulness(ConfigLoader.defaults(), null, null);
        return new GroundingBench(evaluator, () -> 0).measure("mills", answers, 0.38, 3);
    }

    @Test
    void answersWithOtherNumbersRankAboveThoseThatCopy() throws IOException {
        GroundingFigures figures = measure(answers());
        assertThat(figures.n()).isEqualTo(12);
        assertThat(figures.positives()).isEqualTo(6);
        assertThat(figures.auroc()).isEqualTo(1);
        assertThat(figures.f1()).isEqualTo(1);
        assertThat(figures.stratified()).isEqualTo(1);
        assertThat(figures.spanF1()).isPositive();
        assertThat(figures.decidedBy()).containsKey("number_mismatch");
    }

    @Test
    void whatCountsAtTheThresholdAndOnTheSurestHalfIsSaidWithItsN() throws IOException {
        GroundingFigures figures = measure(answers());
        assertThat(figures.pairs()).isZero();
        assertThat(figures.rightInPair()).isNull();
        assertThat(figures.rightFlagged()).isEqualTo(new Rate(0, 6));
        assertThat(figures.wrongPassed()).isEqualTo(new Rate(0, 6));
        assertThat(figures.surestHalf()).isEqualTo(new Rate(1, 6));
        assertThat(figures.groups().get("kind")).isEmpty();
        assertThat(figures.groups().get("task")).containsOnlyKeys("T");
    }

    @Test
    void withoutDocumentsNothingSeparatesThem() throws IOException {
        assertThat(measure(GroundingBench.withoutDocuments(answers())).auroc()).isEqualTo(0.5);
    }

    @Test
    void theDocumentsOfAnotherAnswerCollapseTheRanking() throws IOException {
        assertThat(measure(GroundingBench.withOtherDocuments(answers())).auroc())
                .isLessThan(0.7);
    }

    @Test
    void aRowWithoutALabelIsNamedWithItsLine() throws IOException {
        Path file = folder.resolve("bad.jsonl");
        Files.writeString(file, "{\"context\":\"a\",\"answer\":\"b\"}\n");
        assertThatThrownBy(() -> LabelledAnswers.read(file))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("line 1")
                .hasMessageContaining("label");
    }
}
