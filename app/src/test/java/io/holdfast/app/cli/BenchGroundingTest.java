package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Grounding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchGroundingTest {
    private static final int WIDTH = 100;

    @TempDir
    Path folder;

    @BeforeEach
    void answers() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            String kind = i % 2 == 0 ? "number" : "date";
            String text = "The dyke %d at Holm is %d metres high and was raised in 19%d.".formatted(i, 4 + i, 60 + i);
            String wrong = i % 2 == 0 ? text.replace(" metres", "9 metres") : text.replace("in 19", "in 18");
            row(rows, i, kind, text, text, 1);
            row(rows, i, kind, text, wrong, 0);
        }
        Files.writeString(folder.resolve("dykes.jsonl"), rows);
        Files.writeString(folder.resolve("a.set.with.quite.a.long.name.of.its.own.jsonl"), rows);
    }

    private static void row(StringBuilder rows, int pair, String kind, String context, String answer, int label) {
        rows.append(
                "{\"pair\":%d,\"kind\":\"%s\",\"task\":\"%s\",\"lang\":\"en\",\"context\":\"%s\",\"answer\":\"%s\",\"label\":%d}%n"
                        .formatted(pair, kind, pair < 3 ? "old" : "new", context, answer, label));
    }

    private Cli bench(String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "bench",
                "grounding",
                "--no-model",
                "--data",
                folder.resolve("dykes.jsonl").toString()));
        arguments.addAll(List.of(more));
        return new Cli(folder)
                .with(new EchoWiring() {
                    @Override
                    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
                        return new Faithfulness(config, null, null);
                    }
                })
                .run(arguments.toArray(String[]::new));
    }

    @Test
    void everyFigureIsSaidWithItsNWithinAHundredColumns() {
        Cli cli = bench();

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out())
                .contains("dykes: n 12, unsupported 6, pairs 6")
                .containsPattern("right in pair +1\\.000 \\[1\\.000, 1\\.000] of 6 pairs")
                .contains("right answers flagged 0.0 % of 6   wrong ones passed 0.0 % of 6")
                .contains("right on 100.0 % of 6")
                .containsPattern("by kind +n +unsupported +AUROC +right in pair")
                .containsPattern("number +6 +3 +1\\.000 +1\\.000 of 3")
                .containsPattern("by task +n")
                .containsPattern("by document kind +n.*\n +prose +12")
                .as("one language is the whole set")
                .doesNotContain("by language")
                .containsPattern("config [0-9a-f]{12}");
        assertThat(cli.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(WIDTH));
    }

    @Test
    void jsonHasTheSameFigures() throws IOException {
        JsonNode set =
                new ObjectMapper().readTree(bench("--json").out()).path("sets").get(0);

        assertThat(set.path("pairs").asInt()).isEqualTo(6);
        assertThat(set.path("right_in_pair").asDouble()).isEqualTo(1);
        assertThat(set.path("right_in_pair_interval").path("low").asDouble()).isEqualTo(1);
        assertThat(set.path("right_flagged").path("n").asInt()).isEqualTo(6);
        assertThat(set.path("wrong_passed").path("share").asDouble()).isZero();
        assertThat(set.path("surest_half").path("n").asInt()).isEqualTo(6);
        assertThat(set.path("calibration_error").isNumber()).isTrue();
        JsonNode groups = set.path("groups");
        assertThat(groups.fieldNames())
                .toIterable()
                .containsExactly("kind", "task", "document_kind", "language", "read_language");
        assertThat(groups.path("kind").path("date").path("pairs").asInt()).isEqualTo(3);
        assertThat(groups.path("document_kind").path("prose").path("n").asInt()).isEqualTo(12);
        assertThat(groups.path("language").path("en").path("right_in_pair").asDouble())
                .isEqualTo(1);
    }

    @Test
    void ablationIsOneTableWithAColumnForEachSet() {
        Cli cli = bench(
                folder.resolve("a.set.with.quite.a.long.name.of.its.own.jsonl").toString(), "--ablate");

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out())
                .contains("(1) dykes: n 12, unsupported 6, claims 12, mean over tasks")
                .contains("(2) a.set.with.quite.a.long.name.of.its.own: n 12")
                .containsPattern("the whole +1\\.000 +1\\.000\n")
                .containsPattern("proof: copy +\\S+ +\\S+\n")
                .containsPattern("feature: novelty +\\S+ +\\S+\n")
                .containsPattern("reader: tables +=\\s+=\n")
                .containsPattern("config [0-9a-f]{12}");
        assertThat(cli.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(WIDTH));
    }

    @Test
    void ablationAsJsonSaysWhatIsLeftWithoutEachPart() throws IOException {
        JsonNode table = new ObjectMapper()
                .readTree(bench("--ablate", "--json").out())
                .path("ablations")
                .get(0);

        assertThat(table.path("auroc").asDouble()).isEqualTo(1);
        assertThat(table.path("parts").findValuesAsText("part"))
                .contains("proof: copy", "proof: edited copy", "feature: novelty", "reader: dialogue");
        assertThat(table.path("parts")).allSatisfy(part -> {
            assertThat(part.path("auroc").asDouble() + part.path("brings").asDouble())
                    .isEqualTo(1, within(1e-9));
            assertThat(part.path("changed").isInt()).isTrue();
        });
    }

    @Test
    void twoRunsOfTheirOwnAtOnceAreBadInput() {
        Cli cli = bench("--ablate", "--invariance");
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("give one of them");
    }
}
