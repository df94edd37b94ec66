package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import io.holdfast.app.Wiring;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.grounding.GroundingBench;
import io.holdfast.lab.grounding.GroundingFigures;
import io.holdfast.lab.grounding.Invariance;
import io.holdfast.lab.grounding.LabelledAnswer;
import io.holdfast.lab.grounding.LabelledAnswers;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench grounding}: how right risk is on answers that people labelled, beside two trivial scores. */
@Command(
        name = "grounding",
        description =
                "Measures risk on labelled answers: AUROC pooled, over tasks and stratified by task and generator, F1 at the "
                        + "shipped threshold, balanced accuracy, span F1, calibration error and CPU time, with word and bigram novelty beside it.",
        mixinStandardHelpOptions = true)
final class BenchGroundingCommand implements Callable<Integer> {
    /** Irrelevant text of the invariance check: 50 KB. */
    private static final int PADDING_CHARS = 50 * 1024;

    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--data",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "Labelled answers: JSON lines (.gz too) with context, answer, label (1 supported, 0 not).")
    private List<Path> data = new ArrayList<>();

    @Option(names = "--limit", paramLabel = "N", description = "Only the first N answers of each file.")
    private @Nullable Integer limit;

    @Option(
            names = "--guards",
            description = "Also with no documents and with other answers' documents: both must collapse.")
    private boolean guards;

    @Option(
            names = "--invariance",
            description =
                    "Instead: how many verdicts change with the order of the documents, with copies of them, with being"
                            + " scored beside others, and with 50 KB of irrelevant text.")
    private boolean invariance;

    @Option(names = "--no-model", description = "Uses no neural model: words and facts only.")
    private boolean noModel;

    @Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    BenchGroundingCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        Evaluator<Grounding> evaluator = wiring.faithfulness(config, !noModel);
        wiring.caution(config, !noModel).ifPresent(why -> console.err().println("holdfast: " + why));
        if (invariance) {
            return invariance(config);
        }
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        GroundingBench bench = new GroundingBench(evaluator, threads::getCurrentThreadCpuTime);
        List<GroundingFigures> figures = new ArrayList<>();
        for (Path file : data) {
            List<LabelledAnswer> used = answers(file);
            String name = used.get(0).dataset();
            figures.add(bench.measure(
                    name, used, config.risk().threshold(), config.inference().seed()));
            if (guards) {
                figures.add(bench.measure(
                        name + " (no documents)",
                        GroundingBench.withoutDocuments(used),
                        config.risk().threshold(),
                        config.inference().seed()));
                figures.add(bench.measure(
                        name + " (other documents)",
                        GroundingBench.withOtherDocuments(used),
                        config.risk().threshold(),
                        config.inference().seed()));
            }
            if (!json) {
                figures.forEach(this::print);
                figures.clear();
            }
        }
        if (json) {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("config", ConfigHash.of(config));
            out.put("sets", figures);
            console.out()
                    .println(new ObjectMapper()
                            .setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                            .writeValueAsString(out));
        } else {
            console.out().println("config " + ConfigHash.of(config));
        }
        return Exit.OK;
    }

    private List<LabelledAnswer> answers(Path file) {
        List<LabelledAnswer> answers = LabelledAnswers.read(file);
        return limit == null ? answers : answers.subList(0, Math.min(limit, answers.size()));
    }

    private Scorers scorers(Config config) {
        return noModel ? Scorers.withoutModels(config) : Scorers.of(config);
    }

    private int invariance(Config config) throws IOException {
        String hash = ConfigHash.of(config);
        List<LabelledAnswer> all =
                data.stream().flatMap(f -> answers(f).stream()).toList();
        Map<Invariance.Change, Invariance.Changed> changes =
                new Invariance(() -> scorers(config).faithfulness(), PADDING_CHARS).measure(all);
        if (json) {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("config", hash);
            changes.forEach((change, n) -> out.put(change.name().toLowerCase(Locale.ROOT), n));
            console.out().println(new ObjectMapper().writeValueAsString(out));
            return Exit.OK;
        }
        changes.forEach((change, n) -> console.out()
                .printf(
                        Locale.ROOT,
                        "%-12s %d of %d verdicts changed (%.2f %%), %d answers%n",
                        change.name().toLowerCase(Locale.ROOT),
                        n.changed(),
                        n.claims(),
                        100 * n.share(),
                        n.answers()));
        console.out().println("config " + hash);
        return Exit.OK;
    }

    private void print(GroundingFigures f) {
        console.out().printf(Locale.ROOT, "%s: n %d, unsupported %d%n", f.name(), f.n(), f.positives());
        console.out()
                .printf(
                        Locale.ROOT,
                        "  AUROC %s %s | macro %s %s | stratified %s | by task %s%n",
                        number(f.auroc()),
                        f.interval() == null
                                ? ""
                                : range(f.interval().low(), f.interval().high()),
                        number(f.macro()),
                        f.macroInterval() == null
                                ? ""
                                : range(
                                        f.macroInterval().low(),
                                        f.macroInterval().high()),
                        number(f.stratified()),
                        f.byTask().entrySet().stream()
                                .map(e -> e.getKey() + " " + number(e.getValue()))
                                .toList());
        console.out()
                .printf(
                        Locale.ROOT,
                        "  word novelty %s / %s / %s, bigram novelty %s / %s / %s (pooled / macro / stratified)%n",
                        number(f.wordNovelty().auroc()),
                        number(f.wordNovelty().macro()),
                        number(f.wordNovelty().stratified()),
                        number(f.bigramNovelty().auroc()),
                        number(f.bigramNovelty().macro()),
                        number(f.bigramNovelty().stratified()));
        console.out()
                .printf(
                        Locale.ROOT,
                        "  at risk %.2f: precision %.1f, recall %.1f, F1 %.1f, balanced accuracy %.1f; span F1 %.1f; calibration error %.3f%n",
                        f.threshold(),
                        100 * f.precision(),
                        100 * f.recall(),
                        100 * f.f1(),
                        100 * f.balancedAccuracy(),
                        100 * f.spanF1(),
                        f.calibrationError());
        console.out()
                .printf(
                        Locale.ROOT,
                        "  CPU a case: p50 %.0f ms, p95 %.0f ms; decided by %s%n",
                        f.millisP50(),
                        f.millisP95(),
                        f.decidedBy().entrySet().stream()
                                .map(e -> String.format(Locale.ROOT, "%s %.1f%%", e.getKey(), 100 * e.getValue()))
                                .toList());
        console.out().flush();
    }

    private static String number(@Nullable Double value) {
        return value == null ? "–" : String.format(Locale.ROOT, "%.3f", value);
    }

    private static String range(double low, double high) {
        return String.format(Locale.ROOT, "[%.3f, %.3f]", low, high);
    }
}
