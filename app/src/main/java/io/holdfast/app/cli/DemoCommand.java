package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.demo.EngineFigures;
import io.holdfast.app.demo.FailureClasses;
import io.holdfast.app.demo.FlawedAnswers;
import io.holdfast.app.demo.RecordedAnswers;
import io.holdfast.core.config.Config;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.run.Dimension;
import io.holdfast.lab.run.ExperimentSpec;
import io.holdfast.lab.run.Plan;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code holdfast demo}: the main job with no set-up. It runs the commands a user would, shows each, and ends with one
 * report of three systems: the embedded answerer, recorded answers of a real language model, and a system that is wrong
 * on purpose and named so.
 */
@Command(
        name = "demo",
        description =
                "Runs the embedded answerer, recorded answers of a small language model and a system that is wrong on "
                        + "purpose over the bundled cases, says which failures occurred in each, scores sample conversations, "
                        + "runs the answer engine's experiment, and writes one HTML report with all result files.",
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    private static final String EMBEDDED = "extractive";
    private static final String FLAWED = "flawed-on-purpose";
    private static final List<String> SYSTEMS = List.of(EMBEDDED, RecordedAnswers.NAME, FLAWED);

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
        Path folder = console.path(out);
        ReportFiles.write(folder.resolve(FLAWED + ".jsonl"), flawed(config));
        ReportFiles.write(folder.resolve(RecordedAnswers.NAME + ".jsonl"), RecordedAnswers.lines());
        int code = run("1. The embedded answerer on four dimensions", experiment(EMBEDDED, EMBEDDED, "all", "all"));
        code = worst(
                code,
                run(
                        "2. Recorded answers of a real language model, SmolLM2-135M-Instruct",
                        experiment(
                                scripted(RecordedAnswers.NAME),
                                RecordedAnswers.NAME,
                                RecordedAnswers.DATASET,
                                RecordedAnswers.DIMENSIONS)));
        code = worst(
                code,
                run(
                        "3. A system that is wrong on purpose, for comparison",
                        experiment(scripted(FLAWED), FLAWED, "all", "all")));
        code = worst(
                code,
                run("4. Sample conversations", List.of("conversation", "--out", out + "/evaluation_report.json")));
        code = worst(code, experiment());
        code = worst(code, run("6. The report of all", report()));
        failures();
        console.out().printf("%nOpen %s%n", console.path(out + "/report.html"));
        return code;
    }

    /** The tables of the experiment are for who tunes the engine: they go into the folder, and a few figures are shown. */
    private int experiment() {
        ByteArrayOutputStream tables = new ByteArrayOutputStream();
        int code = run(
                "5. The answer engine: what its checks bring",
                engine(),
                console.writing(new PrintStream(tables, false, StandardCharsets.UTF_8)));
        if (code == Exit.OK) {
            console.out().print(EngineFigures.text(json(out + "/engine/summary.json")));
            console.out().printf("All figures: %s%n", console.path(out + "/engine/summary.txt"));
        } else {
            console.out().print(tables.toString(StandardCharsets.UTF_8));
        }
        return code;
    }

    private JsonNode json(String file) {
        try {
            return Json.read(Files.readString(console.path(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int run(String title, List<String> arguments) {
        return run(title, arguments, console);
    }

    /** Runs one command as the user would type it, after showing it. */
    private int run(String title, List<String> arguments, Console runs) {
        List<String> all = new ArrayList<>(arguments);
        options.arguments().forEach(all::add);
        console.out().printf("%n%s%n$ ./holdfast %s%n", title, shown(all));
        console.out().flush();
        return Main.run(runs, wiring, all.toArray(String[]::new));
    }

    /** The arguments as they would be typed. */
    private static String shown(List<String> arguments) {
        return arguments.stream()
                .map(word -> word.matches("[\\w./:=,@%+-]+") ? word : "'" + word + "'")
                .collect(Collectors.joining(" "));
    }

    private String scripted(String name) {
        return "scripted:" + out + "/" + name + ".jsonl";
    }

    /** Every class of failure with the number of cases it occurred in, by system. */
    private void failures() {
        Map<String, JsonNode> summaries = new LinkedHashMap<>();
        for (String name : SYSTEMS) {
            summaries.put(name, json(out + "/runs/" + name + "/summary.json"));
        }
        console.out().print("\n" + FailureClasses.table(summaries));
    }

    private List<String> experiment(String model, String name, String dataset, String dimensions) {
        List<String> arguments = new ArrayList<>(List.of(
                "run",
                "--model",
                model,
                "--dataset",
                dataset,
                "--dimensions",
                dimensions,
                "--out",
                out + "/runs/" + name,
                "--overwrite",
                "--set",
                "pipeline.runs_dir=" + out + "/runs"));
        if (quick) {
            arguments.addAll(List.of("--limit", "6"));
        }
        return arguments;
    }

    private List<String> report() {
        List<String> arguments = new ArrayList<>(List.of("report"));
        SYSTEMS.forEach(name -> arguments.add(out + "/runs/" + name));
        arguments.addAll(List.of(
                "--engine",
                out + "/engine",
                "--html",
                out + "/report.html",
                "--title",
                "Holdfast demo: three systems over the bundled cases",
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
                out + "/charts"));
        return arguments;
    }

    private List<String> engine() {
        List<String> arguments = new ArrayList<>(
                List.of("rag", "experiment", "--configs", "baseline,A", "--overwrite", "--out", out + "/engine"));
        if (quick) {
            arguments.addAll(List.of("--questions", "6"));
        }
        return arguments;
    }

    private String flawed(Config config) {
        Dataset dataset = new Datasets(console.path(config.dataset().baseDir())).load("all");
        ExperimentSpec plan =
                new ExperimentSpec(dataset, Dimension.parse("all"), wiring.extractive(config), null, config);
        return FlawedAnswers.lines(Plan.of(plan).trials());
    }

    private static int worst(int a, int b) {
        return Math.max(a, b);
    }
}
