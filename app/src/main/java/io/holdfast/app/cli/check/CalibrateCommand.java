package io.holdfast.app.cli.check;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.stats.Calibration;
import io.holdfast.core.stats.RankingCurve;
import io.holdfast.core.stats.RankingCurve.Point;
import io.holdfast.lab.calibrate.CalibrationFile;
import io.holdfast.lab.calibrate.Goal;
import io.holdfast.lab.calibrate.Labels;
import io.holdfast.lab.check.CheckFile;
import io.holdfast.lab.feedback.Feedback;
import io.holdfast.lab.feedback.Label;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.report.chart.SvgWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast calibrate}: a threshold of risk from labelled answers. */
@Command(
        name = "calibrate",
        description = "Chooses the threshold of risk from labelled answers, with ROC, precision and reliability.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nLabels, one JSON object a line:%n",
        footer = {
            "  a line of holdfast score with \"label\", or a case with \"label\" (scored here);",
            "  1: everything in the answer is supported, 0: it is not; \"label_2\" is a second",
            "  person's (κ is given).",
            "Or the labels.jsonl that people made in a report (\"right\" and \"wrong\"), with",
            "--answers.",
            "Three curves are written beside the calibration as .svg."
        })
public final class CalibrateCommand implements Callable<Integer> {
    private static final int FEW = 100;

    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(names = "--labels", required = true, paramLabel = "FILE", description = "Labelled answers.")
    private String labels = "";

    @Option(
            names = "--answers",
            paramLabel = "FILE",
            description = "What check --out wrote: the answers that labels of a report are about.")
    private @Nullable String answers;

    @Option(
            names = "--target-precision",
            paramLabel = "P",
            description = "Of the flagged answers at least this share shall be unsupported.")
    private @Nullable Double precision;

    @Option(
            names = "--cost",
            paramLabel = "FP:FN",
            defaultValue = "1:1",
            description = "Price of a false alarm and of a miss; used without --target-precision"
                    + " (default: ${DEFAULT-VALUE}).")
    private String cost = "1:1";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "calibration.json",
            description = "Result file (default: ${DEFAULT-VALUE}).")
    private String out = "calibration.json";

    @Mixin
    private ModelOption models = new ModelOption();

    CalibrateCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        Goal goal = goal();
        Labels read = read(config);
        RankingCurve curve = RankingCurve.of(read.risks());
        if (curve.positives() == 0 || curve.negatives() == 0) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    labels + " holds " + curve.positives() + " unsupported and " + curve.negatives()
                            + " supported answers that could be measured; a threshold needs both");
        }
        Point chosen = goal.choose(curve)
                .orElseThrow(() -> new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "no threshold reaches a " + goal.words() + " on these labels; the best is "
                                + String.format(Locale.ROOT, "%.3f", best(curve)) + ". Lower --target-precision"));
        CalibrationFile file = new CalibrationFile(
                read,
                curve,
                Calibration.of(read.risks(), config.comparison().calibrationBins()),
                goal,
                chosen,
                wiring.modelIds(config, models.used()),
                wiring.groundingModel(config, models.used()).orElse(null),
                ConfigHash.of(config));
        write(file);
        return Exit.OK;
    }

    private Labels read(Config config) throws IOException {
        if (ofAReport()) {
            if (answers == null) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        labels + " holds what people said of verdicts; name the answers they saw:"
                                + " --answers checked.jsonl (holdfast check FILE --out checked.jsonl)");
            }
            return Labels.of(
                    Feedback.read(console.path(labels), labels), CheckFile.lines(console.path(answers), answers));
        }
        if (answers != null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "--answers is for labels of a report (\"label\": \"right\" or \"wrong\"); " + labels
                            + " holds none, its lines are the answers");
        }
        try (Stream<String> lines = Files.lines(console.path(labels))) {
            return Labels.read(
                    labels,
                    lines.iterator(),
                    new NativeCaseReader(config.input()),
                    wiring.faithfulness(config, models.used()));
        }
    }

    /** Told by the first line. */
    private boolean ofAReport() throws IOException {
        try (Stream<String> lines = Files.lines(console.path(labels))) {
            Optional<String> first = lines.filter(line -> !line.isBlank()).findFirst();
            return first.isPresent() && Label.is(Json.read(first.get()));
        } catch (JsonProcessingException e) {
            return false; // said with its line where the file is read
        }
    }

    private static double best(RankingCurve curve) {
        return curve.points().stream().mapToDouble(Point::precision).max().orElse(0);
    }

    private void write(CalibrationFile file) {
        Path target = console.path(out);
        ReportFiles.write(target, Json.pretty(file.json()) + "\n");
        String stem = String.valueOf(target.getFileName()).replaceAll("\\.json$", "");
        file.curves()
                .forEach((name, drawing) -> ReportFiles.write(
                        target.resolveSibling(stem + "-" + name + ".svg"), SvgWriter.standalone(drawing)));
        Point p = file.chosen();
        console.out()
                .printf(
                        Locale.ROOT,
                        "risk threshold %.4f (%s): of the answers it flags a share of %.3f is unsupported"
                                + " (precision), of the unsupported ones it flags %.3f (recall); on %d labelled answers%n"
                                + "in force with: --calibration %s, or risk.calibration: %s in config.yaml%n",
                        p.threshold(),
                        file.goal().words(),
                        p.precision(),
                        p.recall(),
                        file.labels().risks().size(),
                        out,
                        out);
        int n = file.labels().risks().size();
        if (n < FEW) {
            console.err()
                    .printf(
                            "holdfast: %d labels are few: a threshold from fewer than %d may not hold for other"
                                    + " answers; label more%n",
                            n, FEW);
        }
        console.err().println("wrote " + target);
    }

    private Goal goal() {
        try {
            if (precision != null) {
                return new Goal.Precision(precision);
            }
            String[] parts = cost.split(":", -1);
            if (parts.length == 2) {
                return new Goal.Cost(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
            }
        } catch (IllegalArgumentException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, allowed(), e);
        }
        throw new HoldfastException(ErrorCode.BAD_INPUT, allowed());
    }

    private String allowed() {
        return precision != null
                ? "--target-precision is " + precision + "; allowed: a number in (0, 1]"
                : "--cost is " + cost + "; allowed: two numbers above 0, e.g. 1:5";
    }
}
