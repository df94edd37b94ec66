package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.bench.worst.WorstSearch;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.ReportFiles;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench worst}: looks for inputs that cost more than text of their size should. */
@Command(
        name = "worst",
        description = {
            "Searches, from a seed, for inputs whose scoring costs more CPU than ordinary text of their size, and keeps",
            "the worst as cases that holdfast score reads. Exits with 1 when one is above --allowed."
        },
        mixinStandardHelpOptions = true)
final class BenchWorstCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "60",
            description = "How long to search (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--size",
            paramLabel = "CHARS",
            defaultValue = "50000",
            description = "Document, answer and reference together, at most (default: ${DEFAULT-VALUE}).")
    private int size;

    @Option(
            names = "--allowed",
            paramLabel = "RATIO",
            defaultValue = "3",
            description = "Cost over that of ordinary text (default: ${DEFAULT-VALUE}).")
    private double allowed;

    @Option(names = "--keep", paramLabel = "FILE", description = "Where the worst cases go, as JSON lines.")
    private @Nullable String keep;

    @Mixin
    private ModelOption models = new ModelOption();

    BenchWorstCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (seconds < 1 || size < 100 || !(allowed > 0)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "--seconds must be 1 or more, --size 100 or more, --allowed above 0");
        }
        Config config = options.load(console).config();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        WorstSearch search =
                new WorstSearch(() -> models.scorers(config).faithfulness(), threads::getCurrentThreadCpuTime);
        WorstSearch.Result result = search.search(seed, size, Duration.ofSeconds(seconds), System::nanoTime);
        print(result);
        if (keep != null) {
            write(console.path(keep), result.worst());
        }
        return result.worst().stream().anyMatch(f -> f.ratio() > allowed) ? Exit.GATE_FAILED : Exit.OK;
    }

    private void print(WorstSearch.Result result) {
        console.out().printf(Locale.ROOT, "%,d inputs tried; the dearest beside ordinary text:%n", result.tried());
        for (WorstSearch.Found found : result.worst()) {
            console.out()
                    .printf(
                            Locale.ROOT,
                            "%6.1f x  %7.3f s CPU  document %s  answer %s%s%n",
                            found.ratio(),
                            found.seconds(),
                            runs(found.probe().document()),
                            runs(found.probe().answer()),
                            found.probe().reference().isEmpty()
                                    ? ""
                                    : "  reference " + runs(found.probe().reference()));
        }
    }

    private static String runs(List<io.holdfast.app.bench.worst.Probe.Run> runs) {
        StringBuilder text = new StringBuilder();
        runs.forEach(run -> text.append(text.isEmpty() ? "" : " + ")
                .append(run.times())
                .append(" x ")
                .append(Json.line(Json.object().textNode(run.piece()))));
        return text.toString();
    }

    private static void write(Path file, List<WorstSearch.Found> worst) {
        StringBuilder lines = new StringBuilder();
        int n = 0;
        for (WorstSearch.Found found : worst) {
            ObjectNode line = Json.object().put("id", "worst-" + ++n).put("question", "What does it say?");
            line.putArray("contexts").add(found.probe().documentText());
            line.put("answer", found.probe().answerText());
            if (!found.probe().reference().isEmpty()) {
                line.put("reference", found.probe().referenceText());
            }
            lines.append(Json.line(line)).append('\n');
        }
        ReportFiles.write(file, lines.toString());
    }
}
