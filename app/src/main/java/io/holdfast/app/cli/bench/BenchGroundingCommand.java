package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.grounding.Ablation;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench grounding}: how right risk is on answers that people labelled, beside two trivial scores. */
@Command(
        name = "grounding",
        description =
                "Measures risk on labelled answers: AUROC pooled, over tasks and stratified by task and generator, right in "
                        + "pair, right answers flagged and wrong ones passed at the shipped threshold, F1, balanced accuracy, span "
                        + "F1, accuracy on the half it is surest of, calibration error and CPU time, with word and bigram novelty "
                        + "beside it; AUROC and right in pair by kind, task, document kind and language.",
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
            description = {
                "Labelled answers: JSON lines (.gz too) with context, answer, label (1 supported, 0 not).",
                "Twins share a value of pair; task, kind, lang and model are used where they are there."
            })
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

    @Option(
            names = "--ablate",
            description = {
                "Instead: what each part of the judgement brings, as AUROC with it minus AUROC without it (mean over tasks",
                "where there are several): the model, each proof, each feature of the decision, each reader of documents.",
                "A feature is held at its mean over the claims of the set, so nothing is fitted again; text of a reader",
                "left out is read as running text. The model is asked once about each claim with the same evidence."
            })
    private boolean ablate;

    @Mixin
    private ModelOption models = new ModelOption();

    @Mixin
    private JsonOption json = new JsonOption();

    BenchGroundingCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        long instead = Stream.of(guards, invariance, ablate).filter(on -> on).count();
        if (instead > 1) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "--guards, --invariance and --ablate are runs of their own: give one of them");
        }
        Config config = options.load(console).config();
        wiring.caution(config, models.used()).ifPresent(why -> console.err().println("holdfast: " + why));
        if (invariance) {
            return invariance(config);
        }
        if (ablate) {
            return ablate(config);
        }
        Evaluator<Grounding> evaluator = wiring.faithfulness(config, models.used());
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
            if (!json.asked()) {
                figures.forEach(new GroundingText(console.out())::print);
                figures.clear();
            }
        }
        if (json.asked()) {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("config", ConfigHash.of(config));
            out.put("sets", figures);
            json(out);
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
        return models.scorers(config);
    }

    private int ablate(Config config) throws IOException {
        Scorers scorers = scorers(config);
        Ablation ablation = new Ablation(config, scorers.embedder(), scorers.grounding(), scorers.languages());
        List<Ablation.Table> tables = new ArrayList<>();
        for (Path file : data) {
            List<LabelledAnswer> used = answers(file);
            tables.add(ablation.measure(used.get(0).dataset(), used));
        }
        if (json.asked()) {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("config", ConfigHash.of(config));
            out.put("ablations", tables);
            json(out);
        } else {
            new AblationText(console.out()).print(tables);
            console.out().println("config " + ConfigHash.of(config));
        }
        return Exit.OK;
    }

    private void json(Map<String, Object> out) throws IOException {
        console.out()
                .println(new ObjectMapper()
                        .setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                        .writeValueAsString(out));
    }

    private int invariance(Config config) throws IOException {
        String hash = ConfigHash.of(config);
        List<LabelledAnswer> all =
                data.stream().flatMap(f -> answers(f).stream()).toList();
        Map<Invariance.Change, Invariance.Changed> changes =
                new Invariance(() -> scorers(config).faithfulness(), PADDING_CHARS).measure(all);
        if (json.asked()) {
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
}
