package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import io.holdfast.app.demo.RecordedAnswers;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.core.selftest.SelfTest;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.run.Dimension;
import io.holdfast.lab.run.ExperimentSpec;
import io.holdfast.lab.run.Plan;
import io.holdfast.lab.run.Trial;
import io.holdfast.lab.system.ScriptedAnswerer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoAndSelftestTest {
    @TempDir
    Path folder;

    @Test
    void demoRunsTheCommandsAUserWouldAndWritesOneReportOfAllOfThem() throws IOException {
        Cli cli = new Cli(folder).run("demo", "--quick", "--out", "shown", "--set", "grounding.model=off");

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out())
                .contains("$ ./holdfast run --model extractive", "flawed-on-purpose", "conversation", "rag experiment");
        String page = Files.readString(folder.resolve("shown/report.html"));
        assertThat(page)
                .contains("<html", "prefers-color-scheme", "id=\"engine\"")
                .doesNotContain("src=\"http", "href=\"http");
        for (String file : List.of(
                "junit.xml",
                "results.sarif",
                "cases.csv",
                "summary.md",
                "analysis.md",
                "evaluation_report.json",
                "runs/extractive/findings.jsonl",
                "runs/flawed-on-purpose/summary.json",
                "runs/recorded-smollm2-135m-instruct/summary.json",
                "engine/summary.json")) {
            assertThat(folder.resolve("shown").resolve(file)).isNotEmptyFile();
        }
    }

    @Test
    void demoSaysForEveryClassOfFailureWhereItOccurred() {
        String out = new Cli(folder)
                .run("demo", "--quick", "--out", "shown", "--set", "grounding.model=off")
                .out();
        for (String failure : List.of(
                "contradicted",
                "not found",
                "false insufficient context",
                "inconsistent",
                "context independent",
                "sensitive")) {
            assertThat(out.lines().filter(line -> line.matches(failure + " +(\\d+|not asked) .*(\\d|none occurred)")))
                    .as(failure)
                    .hasSize(1);
        }
    }

    @Test
    void whatTheRecordedModelSaidAnswersEveryQuestionItIsReplayedFor() {
        Dataset asked = new Datasets(folder).load(RecordedAnswers.DATASET);
        AnswerSystem recorded = ScriptedAnswerer.of(RecordedAnswers.NAME, RecordedAnswers.lines());
        Config config = new ConfigLoader().load().config();
        ExperimentSpec experiment =
                new ExperimentSpec(asked, Dimension.parse(RecordedAnswers.DIMENSIONS), recorded, null, config);
        List<Trial> trials = Plan.of(experiment).trials();
        assertThat(trials).hasSizeGreaterThan(40);
        assertThat(trials)
                .allSatisfy(trial ->
                        assertThat(recorded.answer(trial.asked()).text()).isNotNull());
        assertThat(trials.stream()
                        .map(trial -> recorded.answer(trial.asked()).text())
                        .distinct())
                .as("answers of its own to almost every question")
                .hasSizeGreaterThan(trials.size() * 2 / 3);
    }

    /** What {@code holdfast selftest} shows a newcomer first. */
    @Test
    void theExamplesComeOutAsTheyMustWithTheModelsThatShip() {
        for (SelfTest test :
                new EmbeddedWiring().selfTests(new ConfigLoader().load().config())) {
            if (test.mustHold()) {
                assertThat(test.rows()).as(test.name()).isNotEmpty().allMatch(SelfTest.Row::right);
            }
        }
    }

    @Test
    void selftestShowsBothErrorRates() {
        Cli cli = new Cli(folder).run("selftest");

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("1 of 1 as expected");
        assertThat(cli.out().lines().filter(line -> line.contains("numbers")))
                .singleElement()
                .asString()
                .contains("1 of 2 (50.0 %)", "1 of 1 (100.0 %)");
    }

    @Test
    void selftestOfOneDimensionLeavesTheOthersOut() {
        assertThat(new Cli(folder).run("selftest", "faithfulness").out()).doesNotContain("numbers");
        assertThat(new Cli(folder).run("selftest", "consistency", "--json").out())
                .contains("\"expected\":\"contradicted\"")
                .doesNotContain("plain");
    }

    @Test
    void unknownDimensionIsBadInputWithASuggestion() {
        Cli cli = new Cli(folder).run("selftest", "faithfulnes");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("did you mean faithfulness?");
    }

    @Test
    void exampleThatMustHoldAndDoesNotIsAFailedGate() {
        Cli cli = new Cli(folder)
                .with(new EchoWiring() {
                    @Override
                    public List<SelfTest> selfTests(Config config) {
                        return List.of(new FixedSelfTest(
                                "faithfulness", true, List.of(new SelfTest.Row("k", "e", "supported", "not_found"))));
                    }
                })
                .run("selftest");

        assertThat(cli.code()).isEqualTo(1);
        assertThat(cli.out()).contains("! k").contains("0 of 1 as expected");
    }

    @Test
    void benchReportsSpeedAndMemory() {
        Cli cli = new Cli(folder).run("bench", "stream", "--cases", "2000", "--contexts", "10", "--json");

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("\"cases\":2000", "\"cases_per_second\":", "\"heap_peak_megabytes\":");
        assertThat(new Cli(folder).run("bench", "stream", "--cases", "0").code())
                .isEqualTo(2);
    }
}
