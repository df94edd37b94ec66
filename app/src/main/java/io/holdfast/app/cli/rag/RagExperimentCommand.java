package io.holdfast.app.cli.rag;

import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.run.EarlierResults;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.ScratchFolder;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.corpus.CragMeta;
import io.holdfast.engine.experiment.Acceptance;
import io.holdfast.engine.experiment.ConfigurationResult;
import io.holdfast.engine.experiment.EngineExperiment;
import io.holdfast.engine.experiment.ExperimentCharts;
import io.holdfast.engine.experiment.ExperimentReport;
import io.holdfast.engine.experiment.MechanismAblation;
import io.holdfast.engine.experiment.QaItem;
import io.holdfast.engine.experiment.QaSet;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.index.PassageIndexer;
import io.holdfast.lab.report.ReportFiles;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast rag experiment}: configurations compared on the same questions. */
@Command(
        name = "experiment",
        description = "Compares configurations of the engine on the same questions, with paired intervals.",
        mixinStandardHelpOptions = true)
final class RagExperimentCommand implements Runnable {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Mixin
    private RagOptions engine = new RagOptions();

    @Option(
            names = "--corpus",
            paramLabel = "PATH",
            description = "Documents; a SQuAD-like file is corpus and questions in one (default: the bundled set).")
    private @Nullable String corpus;

    @Option(
            names = "--bundled",
            paramLabel = "SET",
            defaultValue = "own",
            description = "Without --corpus: own, later (questions written after the engine was tuned on own), or"
                    + " mechanisms, one question for each mechanism few corpora call for"
                    + " (default: ${DEFAULT-VALUE}).")
    private QaSet.Bundled bundled = QaSet.Bundled.OWN;

    @Option(
            names = "--dataset",
            paramLabel = "FILE",
            description = "Questions, JSONL {id, question, gold|answer, alt_ans}.")
    private @Nullable String dataset;

    @Option(names = "--meta", paramLabel = "FILE", description = "CSV doc_id,qid,url,title,rank,source (CRAG).")
    private @Nullable String meta;

    @Option(
            names = "--questions",
            paramLabel = "N",
            defaultValue = "0",
            description = "Draws N questions by the seed (default: all).")
    private int questions;

    @Option(names = "--titles", paramLabel = "TITLE,…", split = ",", description = "Only questions of these titles.")
    private List<String> titles = new ArrayList<>();

    @Option(
            names = "--configs",
            paramLabel = "NAME,…",
            split = ",",
            defaultValue = "baseline,A,B,C",
            description = "The first is what the others are compared with (default: ${DEFAULT-VALUE}).")
    private List<String> configs = new ArrayList<>();

    @Option(names = "--gate", paramLabel = "on|off", description = "Switches the Gate in every configuration.")
    private @Nullable String gate;

    @Option(
            names = "--ablate",
            paramLabel = "MECHANISM,…",
            arity = "0..1",
            split = ",",
            fallbackValue = "all",
            description =
                    "Switches off each mechanism, or those named, in the first configuration in which that changes"
                            + " an answer.")
    private List<String> ablate = new ArrayList<>();

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "2",
            description = "Questions at once (default: ${DEFAULT-VALUE}); the results do not depend on it.")
    private int threads = 2;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Writes telemetry.jsonl, summary.json, summary.txt, pareto.svg and bars.svg.")
    private @Nullable String out;

    @Option(names = "--overwrite", description = "Replaces what another experiment left in --out.")
    private boolean overwrite;

    @Option(
            names = "--memo",
            paramLabel = "FILE",
            description = "Keeps what the embedded models said: the next experiment on the same texts runs none again.")
    private @Nullable String memo;

    RagExperimentCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Config config = options.load(console).config();
        EngineModels models = engine.models(config, console);
        if (memo == null) {
            compare(config, models);
            return;
        }
        try (ModelMemo kept = ModelMemo.open(console.path(memo))) {
            compare(config, kept.over(models));
        }
    }

    private void compare(Config config, EngineModels models) {
        Map<String, EngineSettings> plan = plan(config.engine());
        if (out != null && !overwrite) {
            EarlierResults.refuseOtherExperiment(
                    console.path(out),
                    plan.values().stream().map(ConfigHash::of).collect(Collectors.toSet()));
        }
        List<QaItem> items = QaSet.sample(
                QaSet.ofTitles(questions(), titles),
                questions,
                config.engine().experiment().seed());
        List<ConfigurationResult> results = new ArrayList<>();
        Stoppable comparing = new Stoppable(console, () -> kept(results.size(), plan.size()));
        try (ScratchFolder folder = ScratchFolder.create("holdfast-rag")) {
            index(folder.path(), config.engine(), models);
            try (PassageIndex index = PassageIndex.open(
                    folder.path(), config.engine().index(), models.embedder().id())) {
                EngineExperiment experiment = new EngineExperiment(models, index, InstantSource.system(), threads);
                plan.forEach((name, settings) -> {
                    ConfigurationResult result = run(experiment, name, settings, items);
                    Stoppable.step(() -> {
                        results.add(result);
                        write(report(results, config), results, config.engine());
                    });
                });
                ExperimentReport report = report(results, config);
                console.out().print(engine.json() ? report.summaryJson() + "\n" : report.text());
                console.out().flush();
                if (!ablate.isEmpty()) {
                    ablation(experiment, results.subList(1, results.size()), items);
                }
            }
        } finally {
            comparing.end();
        }
    }

    /** What is kept of the configurations that were run when the command is stopped. */
    private String kept(int done, int planned) {
        String results = done > 0 && out != null ? ", their results are in " + out : ", no result is kept";
        String replies = memo == null ? "" : "; what the models said is kept in " + memo;
        return done + " of " + planned + " configurations were run" + results + replies
                + "; the same command begins again with the first";
    }

    private ExperimentReport report(List<ConfigurationResult> results, Config config) {
        return new ExperimentReport(results, config.engine().experiment(), engine.model());
    }

    private Map<String, EngineSettings> plan(EngineSettings base) {
        Map<String, String> changes = engine.changes();
        if (gate != null) {
            if (!gate.equals("on") && !gate.equals("off")) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, "--gate " + gate + ": say on or off");
            }
            changes.put("gate.enabled", Boolean.toString(gate.equals("on")));
        }
        Map<String, EngineSettings> plan = new LinkedHashMap<>();
        for (String name : configs) {
            plan.put(name, EngineProfiles.with(EngineProfiles.named(base, name), changes, "--override"));
        }
        return plan;
    }

    private List<QaItem> questions() {
        if (dataset != null) {
            return QaSet.read(console.path(dataset));
        }
        return corpus == null ? bundled.items() : QaSet.read(console.path(corpus));
    }

    private void index(Path folder, EngineSettings settings, EngineModels models) {
        try (PassageIndexer indexer =
                new PassageIndexer(folder, settings.index(), new Chunker(settings.chunking()), models.embedder())) {
            if (corpus == null) {
                bundled.corpus(indexer::add);
            } else {
                Corpus.read(
                        console.path(corpus),
                        meta == null ? CragMeta.NONE : CragMeta.read(console.path(meta)),
                        indexer::add);
            }
            console.err().printf("%d passages indexed%n", indexer.passages());
        }
    }

    private ConfigurationResult run(
            EngineExperiment experiment, String name, EngineSettings settings, List<QaItem> items) {
        ConfigurationResult result = experiment.run(name, settings, items, done -> {
            if (console.terminal()) {
                Stoppable.step(() -> console.err().printf("\r%s %d/%d", name, done, items.size()));
            }
        });
        console.err()
                .printf(
                        "%s%s: %d questions, config %s%n",
                        console.terminal() ? "\r" : "", name, items.size(), result.hash());
        return result;
    }

    private void ablation(EngineExperiment experiment, List<ConfigurationResult> results, List<QaItem> items) {
        console.out()
                .printf(
                        "%nEach mechanism switched off in the first configuration in which that changes an answer: acted, answers"
                                + " changed, F1 and tokens it brings%n");
        for (MechanismAblation.Row r :
                MechanismAblation.of(ablate, results, (name, settings) -> run(experiment, name, settings, items))) {
            console.out()
                    .printf(
                            "  %-14s %-10s %6d %6d  %+.3f  %+8.1f  %s%n",
                            r.mechanism(),
                            r.configuration(),
                            r.activations(),
                            r.changed(),
                            r.f1Change(),
                            r.tokensChange(),
                            r.explanation());
        }
    }

    /** After every configuration, so that an experiment that is broken off keeps what it has. */
    private void write(ExperimentReport report, List<ConfigurationResult> results, EngineSettings settings) {
        if (out == null) {
            return;
        }
        Acceptance acceptance = new Acceptance(results.get(0), settings.experiment());
        Path target = console.path(out);
        ReportFiles.write(
                target.resolve("telemetry.jsonl"),
                report.lines().stream().map(l -> l + "\n").collect(Collectors.joining()));
        ReportFiles.write(target.resolve("summary.json"), report.summaryJson() + "\n");
        ReportFiles.write(target.resolve("summary.txt"), report.text());
        ReportFiles.write(target.resolve("pareto.svg"), ExperimentCharts.pareto(results));
        ReportFiles.write(
                target.resolve("bars.svg"),
                ExperimentCharts.bars(
                        results, results.stream().map(acceptance::criteria).toList()));
    }
}
