package io.holdfast.lab.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.lab.check.Standing;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.chart.SvgWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
    private static final Build.Setup SETUP = new Build.Setup("0.1", "abc", List.of("encoder@1"));

    @TempDir
    private Path folder;

    private static Build build(String name, int passed, String... contradicted) {
        return new Build(
                name,
                "answers.csv",
                SETUP,
                passed + contradicted.length,
                passed,
                contradicted.length == 0 ? Map.of() : Map.of(Standing.CONTRADICTED, List.of(contradicted)));
    }

    private void keep(int number, Build build) throws IOException {
        Files.writeString(folder.resolve(History.fileName(number)), Json.line(build.json()) + "\n");
    }

    @Test
    void aBuildIsReadBackAsItWasWritten() throws IOException {
        Build first = build("one", 7, "2", "9");
        keep(1, first);

        assertThat(History.read(folder).with(2, build("two", 9)).builds()).containsExactly(first, build("two", 9));
    }

    @Test
    void aBuildOfTheSameNameTakesItsPlaceAndOthersTheNext() throws IOException {
        keep(1, build("one", 7));
        keep(3, build("three", 7));
        History history = History.read(folder);

        assertThat(history.numberOf(Optional.of("one"))).isEqualTo(1);
        assertThat(history.numberOf(Optional.of("new"))).isEqualTo(4);
        assertThat(history.numberOf(Optional.empty())).isEqualTo(4);
        assertThat(history.with(1, build("one", 8)).builds()).containsExactly(build("one", 8));
        assertThat(History.read(folder.resolve("none")).numberOf(Optional.empty()))
                .isEqualTo(1);
    }

    @Test
    void whatIsNoBuildIsNamedAndItsNumberIsNotTakenAgain() throws IOException {
        Files.writeString(folder.resolve("00001.json"), "{}");
        Files.writeString(folder.resolve("00002.json"), "{\"format\":");
        Files.writeString(folder.resolve("00003.json"), "{\"format\":\"holdfast-history/1\"}");
        Files.writeString(folder.resolve("notes.txt"), "mine");
        History history = History.read(folder);

        assertThat(history.unread())
                .hasSize(3)
                .allSatisfy(problem -> assertThat(problem).contains("is no file of check --history"));
        assertThat(history.numberOf(Optional.empty())).isEqualTo(4);
    }

    @Test
    void theSentenceSaysWhatChangedSinceTheBuildBefore() {
        Trend worse = new Trend(List.of(build("one", 8, "2"), build("two", 7, "2", "5")));
        Trend mended = new Trend(List.of(build("one", 8, "2"), build("two", 9)));
        Trend same = new Trend(List.of(build("one", 8, "2"), build("two", 8, "2")));
        Build other =
                new Build("two", "answers.csv", new Build.Setup("0.2", "abc", List.of("encoder@1")), 4, 4, Map.of());

        assertThat(worse.sentence())
                .isEqualTo("77.8 % of 9 grounded, 88.9 % of 9 in the build before (one); newly failing: 5");
        assertThat(mended.sentence())
                .isEqualTo("100.0 % of 9 grounded, 88.9 % of 9 in the build before (one); no longer failing: 2");
        assertThat(same.sentence())
                .isEqualTo("88.9 % of 9 grounded, 88.9 % of 9 in the build before (one); no answer changed sides");
        assertThat(new Trend(List.of(build("one", 4, "2"), other)).sentence())
                .endsWith("no longer failing: 2; version, configuration or models differ from that build");
        assertThat(new Trend(List.of(build("one", 8))).sentence()).isEqualTo("first build of this history");
        assertThat(worse.json().path("newly_failing").path(0).asText()).isEqualTo("5");
    }

    @Test
    void theSectionDrawsEveryBuildAndListsTheLastFirst() {
        var section = TrendSection.of(new Trend(List.of(build("one", 8, "2"), build("two", 7, "2", "5"))));
        String drawing = SvgWriter.inline(
                        Objects.requireNonNull(section.figure()).wide(), "t")
                .toString();

        assertThat(section.rows())
                .extracting(row -> row.get(0) + " " + row.get(2) + " " + row.get(3))
                .containsExactly("two 7 (77.8\u00a0%) 2", "one 8 (88.9\u00a0%) 1");
        assertThat(drawing)
                .contains("one: 88.9 % (8 of 9 grounded; 95 % interval 57 to 98 %)")
                .contains("two: 77.8 %")
                .contains("polyline");
    }

    @Test
    void aLongHistoryShowsItsEnd() {
        List<Build> many = IntStream.rangeClosed(1, 80)
                .mapToObj(i -> build("build-" + i, i, "x"))
                .toList();
        var section = TrendSection.of(new Trend(many));
        String drawing = SvgWriter.inline(
                        Objects.requireNonNull(section.figure()).narrow(), "t")
                .toString();

        assertThat(drawing).contains("build-31:").contains("build-80:").doesNotContain("build-30:");
        assertThat(section.rows()).hasSize(20);
        assertThat(section.notes()).containsExactly("The last 20 of 80 builds.");
    }
}
