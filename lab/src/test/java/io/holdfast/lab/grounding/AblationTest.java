package io.holdfast.lab.grounding;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.port.GroundingModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AblationTest {
    @TempDir
    Path folder;

    /** A model that only knows who was lucky. */
    private record Lucky() implements GroundingModel {
        @Override
        public String id() {
            return "lucky";
        }

        @Override
        public double support(String claim, String evidence) {
            return claim.contains("fortunate") ? 0.95 : 0.05;
        }
    }

    private List<LabelledAnswer> answers() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            String context = "Ferry " + i + " reached the northern quay of Holm before the storm broke that evening.";
            row(rows, "paraphrase", i, context, "Those aboard ferry " + i + " were fortunate.", 1);
            row(rows, "paraphrase", i, context, "Those aboard ferry " + i + " were unlucky.", 0);
            row(rows, "copy", i, context, context, 1);
            row(rows, "copy", i, context, "Some fortunate sailors of ferry " + i + " drowned.", 0);
        }
        Path file = folder.resolve("ferries.jsonl");
        Files.writeString(file, rows);
        return LabelledAnswers.read(file);
    }

    private static void row(StringBuilder rows, String task, int pair, String context, String answer, int label) {
        rows.append("{\"task\":\"%s\",\"pair\":\"%s%d\",\"context\":\"%s\",\"answer\":\"%s\",\"label\":%d}%n"
                .formatted(task, task, pair, context, answer, label));
    }

    private static Ablation.Part part(Ablation.Table table, String name) {
        return table.parts().stream()
                .filter(p -> p.part().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not among " + table.parts()));
    }

    @Test
    void eachPartBringsWhatIsLostWithoutIt() throws IOException {
        Ablation.Table table =
                new Ablation(ConfigLoader.defaults(), null, new Lucky(), null).measure("ferries", answers());

        assertThat(table.n()).isEqualTo(32);
        assertThat(table.positives()).isEqualTo(16);
        assertThat(table.claims()).isEqualTo(32);
        assertThat(table.macro()).isTrue();
        assertThat(table.auroc()).isEqualTo(1);
        assertThat(table.pairs()).isEqualTo(16);
        assertThat(table.rightInPair()).isEqualTo(1);
        for (String name : List.of("model", "proof: copy", "feature: support")) {
            Ablation.Part part = part(table, name);
            assertThat(part.brings()).as(name).isGreaterThan(0.2);
            assertThat(part.auroc()).as(name).isEqualTo(1 - part.brings());
            assertThat(part.interval().low()).as(name).isPositive();
            assertThat(part.rightInPair()).as(name).isLessThan(1);
        }
    }

    @Test
    void aReaderThatNothingNeedsChangesNothing() throws IOException {
        Ablation.Table table =
                new Ablation(ConfigLoader.defaults(), null, new Lucky(), null).measure("ferries", answers());

        for (String name : List.of("reader: tables", "reader: records", "reader: dialogue")) {
            assertThat(part(table, name).changed()).as(name).isZero();
            assertThat(part(table, name).brings()).as(name).isZero();
        }
    }

    @Test
    void aReaderThatIsNeededBringsSomething() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            String context = "| ferry | seats | crew |\\n|---|---|---|\\n| Gull | %d | 4 |\\n| Tern | %d | 5 |"
                    .formatted(40 + i, 65 + i);
            row(rows, "table", i, context, "ferry: Gull, seats: %d, crew: 4".formatted(40 + i), 1);
            row(rows, "table", i, context, "ferry: Gull, seats: %d, crew: 4".formatted(65 + i), 0);
        }
        Path file = folder.resolve("tables.jsonl");
        Files.writeString(file, rows);

        Ablation.Table table =
                new Ablation(ConfigLoader.defaults(), null, null, null).measure("tables", LabelledAnswers.read(file));
        assertThat(part(table, "reader: tables").changed()).isPositive();
        assertThat(part(table, "reader: records").changed()).isZero();
        assertThat(table.macro()).isFalse();
        assertThat(table.parts()).extracting(Ablation.Part::part).doesNotContain("model", "feature: support");
    }
}
