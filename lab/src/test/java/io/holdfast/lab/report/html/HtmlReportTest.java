package io.holdfast.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.SampleRun;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlReportTest {
    @TempDir
    Path folder;

    @Test
    void theReportIsOneFileThatAsksNothingOfTheNetwork() {
        String html = HtmlReport.of(ModelStats.of(List.of(SampleRun.write(folder, "m", 30))), null);
        assertThat(html.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http://", "https://", "url(");
        assertThat(html).contains("default-src &#39;none&#39;").doesNotContain("NaN", "Infinity");
        for (String section : new String[] {
            "summary",
            "models",
            "coverage",
            "cases",
            "kinds",
            "consistency",
            "dependency",
            "sensitivity",
            "abstention",
            "cost",
            "thresholds",
            "limitations",
            "provenance"
        }) {
            assertThat(html).contains("<section id=\"" + section + "\"").contains("href=\"#" + section + "\"");
        }
    }

    @Test
    void coverageAndReasonsOfWhatIsMissingAreShown() {
        String html = HtmlReport.of(ModelStats.of(List.of(SampleRun.write(folder, "m", 33))), null);
        assertThat(html).contains("3</strong> unmeasured", "90.9 %", "no reply in 900 s");
    }

    @Test
    void twoRunsAreComparedAndTheSameRunsGiveTheSameBytes() {
        RunResult one = SampleRun.write(folder.resolve("a"), "slow", 30);
        RunResult two = SampleRun.write(folder.resolve("b"), "fast", 30, 0.8);
        Comparison comparison =
                Comparison.of(one, two, new ConfigLoader().load().config());
        String html = HtmlReport.of(ModelStats.of(List.of(one, two)), comparison);
        assertThat(html)
                .contains(
                        "<section id=\"comparison\"",
                        "became unsupported",
                        "× faster than",
                        "<a href=\"#case=clean-0006\">clean-0006</a>",
                        "Another model answered: slow → fast.",
                        "cases got worse",
                        "The same in both: data set");
        assertThat(HtmlReport.of(ModelStats.of(List.of(one, two)), comparison)).isEqualTo(html);
    }

    @Test
    void recordedAnswersHaveNoLatencyAndNoModelThatNobodyNamed() {
        RunResult one = recorded("base.jsonl");
        RunResult two = recorded("new.jsonl");
        Comparison comparison =
                Comparison.of(one, two, new ConfigLoader().load().config());
        String html = HtmlReport.of(ModelStats.of(List.of(one, two)), comparison);
        assertThat(html)
                .contains(
                        "Which model answered is not recorded in both.", "✓ no case got worse", "Both do equally well")
                .doesNotContain("Mean latency", "Timeouts", "no latency was recorded", "Another model answered");
    }

    private RunResult recorded(String name) {
        RunResult whole = SampleRun.write(folder.resolve(name), "scripted:" + name, 12);
        RunResult run = new RunResult(name, whole.summary(), whole.findings(), whole.queries(), whole.sidecar());
        run.summary().put("recorded", true).put("model", name);
        ((ObjectNode) run.summary().path("dataset")).put("name", name);
        return run;
    }

    @Test
    void whatNoCaseHasIsSaidOnceAndGetsNoCard() {
        RunResult whole = SampleRun.write(folder, "m", 12);
        List<ObjectNode> findings = whole.findings().stream()
                .filter(f -> !f.path("dimension").asText().equals("consistency"))
                .toList();
        RunResult run = new RunResult("r", whole.summary(), findings, whole.queries(), whole.sidecar());
        String html = HtmlReport.of(ModelStats.of(List.of(run)), null);
        assertThat(html)
                .contains("Not measured: consistency. No case has what it needs.")
                .doesNotContain("<h3>Consistency</h3>");
    }

    @Test
    void answersThatDisagreeStandSideBySide() {
        String html = HtmlReport.of(ModelStats.of(List.of(SampleRun.write(folder, "m", 12))), null);
        String consistency =
                html.substring(html.indexOf("<section id=\"consistency\""), html.indexOf("<section id=\"dependency\""));
        assertThat(consistency).contains("It is 99 metres tall.", "What is the height of light 0?", "number mismatch");
    }

    @Test
    void hostileNamesStayText() {
        String html = HtmlReport.of(
                ModelStats.of(List.of(SampleRun.write(folder, "</title><script>alert(1)</script>", 12))), null);
        assertThat(html).doesNotContain("<script>alert").contains("&lt;script&gt;alert(1)");
    }

    @Test
    void theFirstScreenSaysWhatIsWrong() {
        String html = HtmlReport.of(
                ModelStats.of(List.of(SampleRun.write(folder, "m", 66))),
                null,
                List.of(),
                new HtmlReport.Heading("Lights & towers", new GateStatus(true, List.of("too few are grounded"))));
        String first = html.substring(html.indexOf("<h1>"), html.indexOf("<section id=\"cases\""));
        assertThat(first)
                .contains("<h1>Lights &amp; towers</h1>", "✗ Gate failed", "Too few are grounded.")
                .contains("answers are not grounded", "n = 66", "higher is better", "lower is better")
                .contains("The tower is <mark class=\"wrong\">25 metres</mark> tall.")
                .contains("The tower is <mark class=\"right\">20 metres</mark> tall.")
                .contains("href=\"#case=clean-0000\"");
    }

    @Test
    void systemsAreComparedByShareAndOneOfFewerAnswersIsNamed() {
        RunResult all = SampleRun.write(folder.resolve("a"), "good", 30, 0.1);
        RunResult some = SampleRun.write(folder.resolve("b"), "bad", 12, 0.8);
        assertThat(HtmlReport.of(ModelStats.of(List.of(all, some)), null))
                .containsPattern("bad does worst: \\d+ of 12 answers \\(\\d+ %\\) are not shown to be right")
                .contains("bad answered 12 of 30 cases.");
    }

    @Test
    void whatWasNotMeasuredDoesNotAppear() {
        RunResult whole = SampleRun.write(folder, "scripted:answers.jsonl", 12);
        List<ObjectNode> faithfulness = whole.findings("faithfulness");
        RunResult run = new RunResult("r", whole.summary(), faithfulness, whole.queries(), whole.sidecar());
        run.summary().putArray("dimensions").add("faithfulness");
        run.summary().remove(List.of("abstention", "tokens", "cost"));
        String html = HtmlReport.of(ModelStats.of(List.of(run)), null);
        assertThat(html)
                .doesNotContain("id=\"consistency\"", "id=\"dependency\"", "id=\"sensitivity\"", "id=\"abstention\"")
                .doesNotContain("id=\"cost\"", "not measured in these runs", "× faster than");
    }

    @Test
    void aRunWithoutSidecarSaysThatLatencyIsMissing() throws Exception {
        SampleRun.write(folder, "m", 12);
        Files.delete(folder.resolve("sidecar.json"));
        String html = HtmlReport.of(ModelStats.of(List.of(RunResult.load(folder))), null);
        assertThat(html).contains("no latency was recorded").doesNotContain("Time an answer took");
    }

    @Test
    void aThousandCasesStaySmall() {
        String html = HtmlReport.of(ModelStats.of(List.of(SampleRun.write(folder, "m", 1000))), null);
        assertThat(html.length()).isLessThan(1_000_000);
    }
}
