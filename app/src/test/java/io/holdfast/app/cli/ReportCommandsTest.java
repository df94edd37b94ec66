package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandsTest {
    @TempDir
    Path folder;

    @Test
    void aRunFromTheRunsFolderIsReportedInEveryFormat() throws Exception {
        run("runs/r1", "d1", 0);
        Cli cli = new Cli(folder)
                .run(
                        "report",
                        "r1",
                        "--html",
                        "out/r.html",
                        "--junit",
                        "out/r.xml",
                        "--sarif",
                        "out/r.sarif",
                        "--markdown",
                        "out/r.md",
                        "--csv",
                        "out/r.csv",
                        "--jsonl",
                        "out/r.jsonl",
                        "--analysis",
                        "out/a.md",
                        "--charts",
                        "out/charts");
        assertThat(cli.err()).contains("wrote ").doesNotContain("error");
        assertThat(cli.code()).isZero();
        assertThat(folder.resolve("out/r.html")).content().contains("<!doctype html>");
        assertThat(folder.resolve("out/r.xml")).content().contains("<testsuites");
        assertThat(folder.resolve("out/charts/latency_comparison.png")).isNotEmptyFile();
        assertThat(folder.resolve("out")).isDirectoryNotContaining("glob:**.partial");
    }

    @Test
    void theAnalysisIsWrittenInTheLanguageAskedFor() throws Exception {
        run("r1", "d1", 2);
        assertThat(new Cli(folder)
                        .run("report", "r1", "--analysis", "-", "--language", "id")
                        .out())
                .startsWith("# Analisis\n")
                .contains("## Keterbatasan");
        Cli unknown = new Cli(folder).run("report", "r1", "--analysis", "-", "--language", "xx");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err())
                .contains("an analysis cannot be written in xx; allowed: en (English), id (Indonesian)");
        assertThat(new Cli(folder).run("report", "r1", "--language", "id").err())
                .contains("--language is for --analysis FILE");
    }

    @Test
    void theEnginesExperimentIsASectionOfTheReport() throws Exception {
        run("r1", "d1", 2);
        Files.createDirectories(folder.resolve("engine"));
        Files.writeString(folder.resolve("engine/summary.json"), """
                {"questions":5,"answerer":"extractive","advice":"A suffices","configurations":[
                 {"name":"baseline","config":"aa11","criteria":[{"name":"wrong on answerable","value":0.4}],"errors":{"retrieval_miss":0}},
                 {"name":"A","config":"bb22","criteria":[{"name":"wrong on answerable","value":0.2,"difference":[-0.3,-0.1],"floor":true,"goal":false}],"errors":{"retrieval_miss":2}}]}
                """);
        assertThat(new Cli(folder)
                        .run("report", "r1", "--engine", "engine", "--html", "e.html")
                        .code())
                .isZero();
        assertThat(Files.readString(folder.resolve("e.html")))
                .contains("id=\"engine\"", "href=\"#engine\"", "0.200 [-0.300, -0.100] floor met, goal missed")
                .contains("A, config bb22: errors: retrieval miss 2.", "Advice: A suffices.");
        assertThat(new Cli(folder)
                        .run("report", "r1", "--engine", "nowhere", "--html", "x.html")
                        .err())
                .contains("holdfast rag experiment --out");
    }

    @Test
    void withoutAnOutputTheSummaryIsPrinted() throws Exception {
        run("r1", "d1", 2);
        assertThat(new Cli(folder).run("report", "r1").out())
                .startsWith("# Holdfast")
                .contains("| faithfulness |");
    }

    @Test
    void aMissingRunAndAWrongChartSayWhatToDo() throws Exception {
        run("r1", "d1", 0);
        Cli missing = new Cli(folder).run("report", "nowhere");
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err()).contains("no run nowhere");
        Cli chart = new Cli(folder).run("report", "r1", "--charts", "c", "--chart", "pie");
        assertThat(chart.code()).isEqualTo(2);
        assertThat(chart.err()).contains("--chart is pie; allowed: all, model_comparison");
    }

    @Test
    void theGateFailsOnARegressionAndPassesNoise() throws Exception {
        run("good", "d1", 1);
        run("noise", "d1", 2);
        run("bad", "d1", 20);
        assertThat(new Cli(folder).run("compare", "good", "bad", "--gate").code())
                .isEqualTo(1);
        assertThat(new Cli(folder).run("compare", "good", "bad").code()).isZero();
        assertThat(new Cli(folder).run("compare", "good", "noise", "--gate").code())
                .isZero();
        assertThat(new Cli(folder).run("compare", "bad", "good", "--gate").code())
                .isZero();
        assertThat(new Cli(folder).run("compare", "good", "bad", "--json").out())
                .contains("\"regression\" : true");
    }

    @Test
    void runsOfDifferentDataSetsAreRefusedUnlessForced() throws Exception {
        run("one", "d1", 1);
        run("other", "d2", 1);
        Cli refused = new Cli(folder).run("compare", "one", "other");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("data set differs", "--force");
        assertThat(new Cli(folder).run("compare", "one", "other", "--force").out())
                .contains("WARNING: data set");
    }

    @Test
    void calibrateWritesThresholdAndCurves() throws Exception {
        Files.writeString(
                folder.resolve("l.jsonl"),
                "{\"risk\":0.9,\"label\":0}\n{\"risk\":0.7,\"label\":0}\n{\"risk\":0.4,\"label\":1}\n{\"risk\":0.1,\"label\":1}\n");
        Cli cli =
                new Cli(folder).run("calibrate", "--labels", "l.jsonl", "--target-precision", "0.9", "--out", "c.json");
        assertThat(cli.err()).contains("wrote");
        assertThat(cli.out()).contains("risk threshold 0.7000", "--set risk.threshold=0.7");
        assertThat(folder.resolve("c.json")).content().contains("holdfast-calibration/1", "config_hash");
        assertThat(folder.resolve("c-roc.svg")).content().contains("<svg");
        assertThat(new Cli(folder)
                        .run("calibrate", "--labels", "l.jsonl", "--cost", "1")
                        .err())
                .contains("e.g. 1:5");
    }

    /** Thirty cases, the first {@code wrong} of which fail. */
    private void run(String name, String dataset, int wrong) throws Exception {
        Path directory = Files.createDirectories(folder.resolve(name));
        StringBuilder findings = new StringBuilder();
        StringBuilder queries = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            boolean bad = i < wrong;
            queries.append("{\"trial\":\"c" + i + "\",\"case\":\"c" + i + "\",\"condition\":\"full\",\"contexts\":[],"
                    + "\"status\":\"answered\",\"answer\":\"x\"}\n");
            findings.append(
                    "{\"dimension\":\"faithfulness\",\"case\":\"c" + i + "\",\"kind\":\"clean\",\"document\":\"d" + i
                            + "\",\"question\":\"q\",\"answer\":\"x\",\"outcome\":\"scored\",\"score\":" + (bad ? 0 : 1)
                            + ",\"failure\":" + bad + "}\n");
        }
        Files.writeString(directory.resolve("findings.jsonl"), findings);
        Files.writeString(directory.resolve("queries.jsonl"), queries);
        Files.writeString(
                directory.resolve("summary.json"),
                "{\"format\":\"holdfast-run/1\",\"model\":\"m\",\"dimensions\":[\"faithfulness\"],\"dataset\":{\"name\":\""
                        + dataset + "\",\"hash\":\"" + dataset
                        + "\",\"cases\":30},\"metrics\":[{\"name\":\"faithfulness\","
                        + "\"value\":0.9,\"n\":30,\"abstained\":0,\"unmeasured\":0,\"coverage\":1.0,\"failures\":"
                        + wrong
                        + ",\"direction\":\"higher\"}]}");
    }
}
