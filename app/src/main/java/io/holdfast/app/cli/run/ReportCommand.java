package io.holdfast.app.cli.run;

import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.GateOptions;
import io.holdfast.app.cli.option.ReportOptions;
import io.holdfast.app.cli.option.RunOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.Analysis;
import io.holdfast.lab.report.Jsonl;
import io.holdfast.lab.report.Markdown;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.result.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
public final class ReportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Parameters(
            arity = "1..*",
            paramLabel = "RUN",
            description = "Run ids, run directories, or files written by check or score.")
    private List<String> names = new ArrayList<>();

    @Mixin
    private ReportOptions reports = new ReportOptions();

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
        PassCriteria criteria = gate.criteria();
        Config config = options.load(console).config();
        RunOption option = new RunOption(console, config);
        List<RunResult> runs = names.stream().map(option::load).toList();
        List<ModelStats> models = ModelStats.of(runs);
        reports.write(
                console,
                models,
                RunGate.status(criteria, models),
                runs.size() == 2 ? () -> Comparison.of(runs.get(0), runs.get(1), config) : null,
                () -> engine == null ? List.of() : List.of(EngineSection.of(console.path(engine))));
        ReportOptions.write(console, jsonl, () -> Jsonl.of(models));
        ReportOptions.write(console, analysis, () -> Analysis.of(models, wording));
        if (charts != null) {
            ReportFiles.charts(console.path(charts), models, chart)
                    .forEach(file -> console.err().println("wrote " + file));
        } else if (!reports.any() && jsonl == null && analysis == null) {
            console.out().print(Markdown.of(models));
            console.out().flush();
        }
        int code = Exit.OK;
        for (RunResult run : runs) {
            code = Math.max(code, RunGate.verdict(console, criteria, run.dimensions(), run.findings()));
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
}
