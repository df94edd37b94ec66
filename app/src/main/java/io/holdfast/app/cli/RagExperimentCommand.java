package io.holdfast.app.cli;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.corpus.CragMeta;
import io.holdfast.engine.experiment.Ablation;
import io.holdfast.engine.experiment.Acceptance;
import io.holdfast.engine.experiment.Charts;
import io.holdfast.engine.experiment.ConfigurationResult;
import io.holdfast.engine.experiment.Experiment;
import io.holdfast.engine.experiment.ExperimentReport;
import io.holdfast.engine.experiment.QaItem;
import io.holdfast.engine.experiment.QaSet;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.index.PassageIndexer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

    @Option(
            names = "--corpus",
            paramLabel = "PATH",
            description = "Documents; a SQuAD-like file is corpus and questions in one (default: the bundled set).")
    private @Nullable String corpus;

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

    @Option(
            names = "--override",
            paramLabel = "KEY=VALUE",
            description = "Changes an engine setting in every configuration, e.g. gate.support=0.5; may be repeated.")
    private List<String> overrides = new ArrayList<>();

    @Option(names = "--gate", paramLabel = "on|off", description = "Switches the Gate in every configuration.")
    private @Nullable String gate;

    @Option(names = "--ablate", description = "Switches off each mechanism of the last configuration in turn.")
    private boolean ablate;

    @Option(
            names = "--model",
            paramLabel = "MODEL",
            defaultValue = "extractive",
            description = "extractive, ollama:NAME or openai:NAME (default: ${DEFAULT-VALUE}).")
    private String model = "extractive";

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "2",
            description = "Questions at once (default: ${DEFAULT-VALUE}); the results do not depend on it.")
    private int threads = 2;

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Writes telemetry.jsonl, summary.json, summary.txt, pareto.svg and bars.svg.")
    private @Nullable String out;

    RagExperimentCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Config config = options.load(console).config();
        Map<String, EngineSettings> plan = plan(config.engine());
        EngineModels models = RagModels.of(config, model);
        List<QaItem> items = QaSet.sample(
                QaSet.ofTitles(questions(), titles),
                questions,
                config.engine().experiment().seed());
        Path folder = temporary();
        try {
            index(folder, config.engine(), models);
            try (PassageIndex index = PassageIndex.open(
                    folder, config.engine().index(), models.embedder().id())) {
                Experiment experiment = new Experiment(models, index, InstantSource.system(), threads);
                List<ConfigurationResult> results = new ArrayList<>();
                plan.forEach((name, settings) -> results.add(run(experiment, name, settings, items)));
                ExperimentReport report =
                        new ExperimentReport(results, config.engine().experiment(), model);
                console.out().print(json ? report.summaryJson() + "\n" : report.text());
                write(report, results, config.engine());
                if (ablate) {
                    ablation(experiment, results.get(results.size() - 1), items);
                }
            }
        } finally {
            delete(folder);
        }
    }

    private Map<String, EngineSettings> plan(EngineSettings base) {
        Map<String, String> changes = EngineProfiles.assignments(overrides);
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
        return corpus == null ? QaSet.bundled() : QaSet.read(console.path(corpus));
    }

    private void index(Path folder, EngineSettings settings, EngineModels models) {
        try (PassageIndexer indexer =
                new PassageIndexer(folder, settings.index(), new Chunker(settings.chunking()), models.embedder())) {
            if (corpus == null) {
                QaSet.bundledCorpus(indexer::add);
            } else {
                Corpus.read(
                        console.path(corpus),
                        meta == null ? CragMeta.NONE : CragMeta.read(console.path(meta)),
                        indexer::add);
            }
            console.err().printf("%d passages indexed%n", indexer.passages());
        }
    }

    private ConfigurationResult run(Experiment experiment, String name, EngineSettings settings, List<QaItem> items) {
        ConfigurationResult result = experiment.run(name, settings, items, done -> {
            if (console.terminal()) {
                console.err().printf("\r%s %d/%d", name, done, items.size());
            }
        });
        console.err()
                .printf(
                        "%s%s: %d questions, config %s%n",
                        console.terminal() ? "\r" : "", name, items.size(), result.hash());
        return result;
    }

    private void ablation(Experiment experiment, ConfigurationResult full, List<QaItem> items) {
        console.out()
                .printf(
                        "%nEach mechanism of %s (config %s) switched off: acted, answers changed, F1 and tokens it brings%n",
                        full.name(), full.hash());
        for (Ablation.Row r : Ablation.of(full, (name, settings) -> run(experiment, name, settings, items))) {
            console.out()
                    .printf(
                            "  %-14s %6d %6d  %+.3f  %+8.1f  %s%n",
                            r.mechanism(),
                            r.activations(),
                            r.changed(),
                            r.f1Change(),
                            r.tokensChange(),
                            r.explanation());
        }
    }

    private void write(ExperimentReport report, List<ConfigurationResult> results, EngineSettings settings) {
        if (out == null) {
            return;
        }
        Acceptance acceptance = new Acceptance(results.get(0), settings.experiment());
        try {
            Path target = Files.createDirectories(console.path(out));
            Files.write(target.resolve("telemetry.jsonl"), report.lines());
            Files.writeString(target.resolve("summary.json"), report.summaryJson() + "\n");
            Files.writeString(target.resolve("summary.txt"), report.text());
            Files.writeString(target.resolve("pareto.svg"), Charts.pareto(results));
            Files.writeString(
                    target.resolve("bars.svg"),
                    Charts.bars(
                            results, results.stream().map(acceptance::criteria).toList()));
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot write to " + out + ": " + e.getMessage(), e);
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("holdfast-rag");
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot make a temporary folder: " + e.getMessage(), e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot remove " + folder + ": " + e.getMessage(), e);
        }
    }
}
