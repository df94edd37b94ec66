package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.app.demo.FlawedAnswers;
import io.holdfast.core.config.Config;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.run.Dimension;
import io.holdfast.lab.run.Experiment;
import io.holdfast.lab.run.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code holdfast demo}: the main job with no set-up. It runs the commands a user would, shows each, and ends with one
 * report of two systems: the embedded answerer, and one that is wrong on purpose and named so.
 */
@Command(
        name = "demo",
        description = {
            "Runs two systems over the bundled cases on all four dimensions, scores sample conversations,",
            "runs the answer engine's experiment, and writes one HTML report with all result files."
        },
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "output/demo",
            description = "Folder for report.html and all result files (default: ${DEFAULT-VALUE}).")
    private String out = "output/demo";

    @Option(names = "--quick", description = "The first few cases of each part only: seconds instead of minutes.")
    private boolean quick;

    DemoCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() {
        Config config = options.load(console).config();
        ReportFiles.write(console.path(out + "/flawed-on-purpose.jsonl"), flawed(config));
        int code = run("1. The embedded answerer on four dimensions", experiment("extractive", "extractive"));
        code = worst(
                code,
                run(
                        "2. A system that is wrong on purpose, for comparison",
                        experiment("scripted:" + out + "/flawed-on-purpose.jsonl", "flawed-on-purpose")));
        code = worst(
                code,
                run("3. Sample conversations", List.of("conversation", "--out", out + "/evaluation_report.json")));
        code = worst(code, run("4. The answer engine: baseline against anchors and the Gate", engine()));
        code = worst(code, run("5. The report of all", report()));
        console.out().printf("%nOpen %s%n", console.path(out + "/report.html"));
        return code;
    }

    /** Runs one command as the user would type it, after showing it. */
    private int run(String title, List<String> arguments) {
        List<String> all = new ArrayList<>(arguments);
        options.arguments().forEach(all::add);
        console.out().printf("%n%s%n$ ./holdfast %s%n", title, String.join(" ", all));
        console.out().flush();
        return Main.run(console, wiring, all.toArray(String[]::new));
    }

    private List<String> experiment(String model, String name) {
        List<String> arguments = new ArrayList<>(List.of(
                "run",
                "--model",
                model,
                "--dataset",
                "all",
                "--dimensions",
                "all",
                "--out",
                out + "/runs/" + name,
                "--set",
                "pipeline.runs_dir=" + out + "/runs"));
        if (quick) {
            arguments.addAll(List.of("--limit", "6"));
        }
        return arguments;
    }

    private List<String> report() {
        return List.of(
                "report",
                out + "/runs/extractive",
                out + "/runs/flawed-on-purpose",
                "--engine",
                out + "/engine",
                "--html",
                out + "/report.html",
                "--junit",
                out + "/junit.xml",
                "--sarif",
                out + "/results.sarif",
                "--csv",
                out + "/cases.csv",
                "--markdown",
                out + "/summary.md",
                "--analysis",
                out + "/analysis.md",
                "--charts",
                out + "/charts");
    }

    private List<String> engine() {
        List<String> arguments =
                new ArrayList<>(List.of("rag", "experiment", "--configs", "baseline,A", "--out", out + "/engine"));
        if (quick) {
            arguments.addAll(List.of("--questions", "6"));
        }
        return arguments;
    }

    private String flawed(Config config) {
        Dataset dataset = new Datasets(console.path(config.dataset().baseDir())).load("all");
        Experiment plan = new Experiment(dataset, Dimension.parse("all"), wiring.extractive(config), null, config);
        return FlawedAnswers.lines(Plan.of(plan).trials());
    }

    private static int worst(int a, int b) {
        return Math.max(a, b);
    }
}
