package io.holdfast.app.cli;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.Bars;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.Analysis;
import io.holdfast.lab.report.Csv;
import io.holdfast.lab.report.Jsonl;
import io.holdfast.lab.report.JunitXml;
import io.holdfast.lab.report.Markdown;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.report.Sarif;
import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.html.HtmlReport;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.result.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast report}: renders runs for people and for their tools. */
@Command(
        name = "report",
        description = "Renders runs: one self-contained HTML file, charts, and files for build servers.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nNotes:%n",
        footer = {
            "  Without any output option a Markdown summary is printed.",
            "  Of two runs, the HTML also compares the second with the first, case by case."
        })
final class ReportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Parameters(
            arity = "1..*",
            paramLabel = "RUN",
            description = "Run ids, run directories, or files written by check or score.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--html", paramLabel = "FILE", description = "The report as one HTML file.")
    private @Nullable String html;

    @Option(names = "--title", paramLabel = "TEXT", description = "Title of the HTML report.")
    private @Nullable String title;

    @Option(names = "--junit", paramLabel = "FILE", description = "JUnit XML: a test for each case and dimension.")
    private @Nullable String junit;

    @Option(names = "--sarif", paramLabel = "FILE", description = "SARIF 2.1.0: a result for each unsupported claim.")
    private @Nullable String sarif;

    @Option(names = "--markdown", paramLabel = "FILE", description = "A summary for a build step; - is stdout.")
    private @Nullable String markdown;

    @Option(names = "--csv", paramLabel = "FILE", description = "A row for each case and dimension.")
    private @Nullable String csv;

    @Option(names = "--jsonl", paramLabel = "FILE", description = "A line for each case.")
    private @Nullable String jsonl;

    @Option(names = "--analysis", paramLabel = "FILE", description = "A written analysis, in Markdown.")
    private @Nullable String analysis;

    @Option(
            names = "--language",
            paramLabel = "CODE",
            defaultValue = "en",
            description = "Language of the analysis: en or id (default: ${DEFAULT-VALUE}).")
    private String language = "en";

    @Option(
            names = "--engine",
            paramLabel = "DIR",
            description = "Adds the answer engine's experiment to the HTML: a folder written by rag experiment --out.")
    private @Nullable String engine;

    @Option(names = "--charts", paramLabel = "DIR", description = "Charts as .svg and .png.")
    private @Nullable String charts;

    @Option(
            names = "--chart",
            paramLabel = "NAME",
            defaultValue = "all",
            description = "all, model_comparison, per_case, faithfulness, clean_vs_distractor or latency"
                    + " (default: ${DEFAULT-VALUE}).")
    private String chart = "all";

    @Mixin
    private GateOptions gate = new GateOptions();

    ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!chart.equals("all") && !Charts.NAMES.contains(chart)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "--chart is " + chart + "; allowed: all, " + String.join(", ", Charts.NAMES));
        }
        Wording wording = wording();
        Bars bars = gate.bars();
        Config config = options.load(console).config();
        RunOption option = new RunOption(console, config);
        List<RunResult> runs = names.stream().map(option::load).toList();
        List<ModelStats> models = ModelStats.of(runs);
        write(
                html,
                () -> HtmlReport.of(
                        models,
                        runs.size() == 2 ? Comparison.of(runs.get(0), runs.get(1), config) : null,
                        engine == null ? List.of() : List.of(EngineSection.of(console.path(engine))),
                        new HtmlReport.Heading(title, RunGate.status(bars, models))));
        write(junit, () -> JunitXml.of(models));
        write(sarif, () -> Sarif.of(models, Version.current()));
        write(markdown, () -> Markdown.of(models));
        write(csv, () -> Csv.of(models));
        write(jsonl, () -> Jsonl.of(models));
        write(analysis, () -> Analysis.of(models, wording));
        if (charts != null) {
            ReportFiles.charts(console.path(charts), models, chart).forEach(this::wrote);
        } else if (nothingAsked()) {
            console.out().print(Markdown.of(models));
            console.out().flush();
        }
        int code = Exit.OK;
        for (RunResult run : runs) {
            code = Math.max(code, RunGate.verdict(console, bars, run.dimensions(), run.findings()));
        }
        return code;
    }

    private Wording wording() {
        if (!language.equals("en") && analysis == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "--language is for --analysis FILE; the other outputs are in English");
        }
        return Wording.of(language);
    }

    private boolean nothingAsked() {
        return html == null
                && junit == null
                && sarif == null
                && markdown == null
                && csv == null
                && jsonl == null
                && analysis == null;
    }

    private void write(@Nullable String name, Supplier<String> content) {
        if (name == null) {
            return;
        }
        if (name.equals("-")) {
            console.out().print(content.get());
            console.out().flush();
            return;
        }
        Path file = console.path(name);
        ReportFiles.write(file, content.get());
        wrote(file);
    }

    private void wrote(Path file) {
        console.err().println("wrote " + file);
    }
}
