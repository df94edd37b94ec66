package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.app.demo.Demo;
import io.holdfast.app.demo.DemoGroup;
import io.holdfast.app.demo.DemoPage;
import io.holdfast.app.demo.DemoResult;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Metric;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.format.ScoreJson;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast demo}: the main job with no set-up. */
@Command(
        name = "demo",
        description = "Answers and scores the bundled cases, prints a summary and writes an HTML report.",
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
            description = "Folder for report.html and scores.jsonl (default: ${DEFAULT-VALUE}).")
    private String out = "output/demo";

    DemoCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() {
        Config config = options.load(console).config();
        Progress progress = new Progress(console, InstantSource.system(), "cases");
        Datasets datasets = new Datasets(console.path(config.dataset().baseDir()));
        List<DemoGroup> groups =
                new Demo(datasets, wiring.extractive(config), wiring.faithfulness(config, true), progress::step).run();
        progress.clear();
        Path folder = console.path(out);
        write(folder.resolve("report.html"), DemoPage.render(groups, config.experiment()));
        try (OutputFile scores = new OutputFile(folder.resolve("scores.jsonl"))) {
            groups.forEach(group -> group.results().forEach(result -> scores.line(line(result))));
            scores.complete();
        }
        print(groups, config);
        console.out().printf("%nReport: %s%n", folder.resolve("report.html"));
        return Exit.OK;
    }

    private void print(List<DemoGroup> groups, Config config) {
        console.out()
                .printf(
                        "%-26s %-20s %7s %9s %10s %8s%n",
                        "answers", "faithfulness", "scored", "abstained", "unmeasured", "failures");
        for (DemoGroup group : groups) {
            Metric metric = group.faithfulness(config.experiment());
            console.out()
                    .printf(
                            "%-26s %-20s %7d %9d %10d %8d%n",
                            group.title(),
                            DemoPage.mean(metric),
                            metric.n(),
                            metric.abstained(),
                            metric.unmeasured(),
                            group.failures());
        }
    }

    private static String line(DemoResult result) {
        return ScoreJson.line(result.testCase().id(), result.finding());
    }

    private static void write(Path path, String text) {
        try (OutputFile file = new OutputFile(path)) {
            file.text(text);
            file.complete();
        }
    }
}
