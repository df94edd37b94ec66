package io.holdfast.app.cli.bench;

import io.holdfast.app.AnswerModels;
import io.holdfast.app.bench.GeneratedPassages;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.ScratchFolder;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.experiment.RetrievalBench;
import io.holdfast.engine.experiment.RetrievalData;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.index.PassageIndexer;
import io.holdfast.engine.retrieve.AnchorRetriever;
import io.holdfast.engine.retrieve.Hit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast bench retrieval}: how well and how fast passages are found. */
@Command(
        name = "retrieval",
        description = "nDCG@10, MAP and recall on retrieval collections, indexing throughput, query p99.",
        mixinStandardHelpOptions = true)
final class BenchRetrievalCommand implements Runnable {
    private static final String WHOLE = "100000";
    private static final int QUERIES = 200;

    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--modes",
            split = ",",
            paramLabel = "MODE,…",
            defaultValue = "bm25,vector,hybrid,rrf",
            description = "Rankings to measure (default: ${DEFAULT-VALUE}).")
    private List<String> modes = new ArrayList<>();

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Passages ranked (default: ${DEFAULT-VALUE}).")
    private int depth = 1000;

    @Option(names = "--override", paramLabel = "KEY=VALUE", description = "Changes an engine setting; may be repeated.")
    private List<String> overrides = new ArrayList<>();

    @Option(
            names = "--words",
            paramLabel = "N",
            defaultValue = "0",
            description = "Also indexes N generated passages by words alone and asks them 200 queries.")
    private int words;

    @Parameters(
            paramLabel = "COLLECTION",
            arity = "0..*",
            description = "A BEIR folder, or NAME.tar.gz beside topics.NAME.txt and qrels.NAME.txt.")
    private List<String> collections = new ArrayList<>();

    BenchRetrievalCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (collections.isEmpty() && words == 0) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "name a collection, or --words N");
        }
        Config config = options.load(console).config();
        EngineSettings settings =
                EngineProfiles.with(config.engine(), EngineProfiles.assignments(overrides), "--override");
        Embedder embedder = AnswerModels.embedder(config);
        console.out()
                .printf(
                        "%-10s %-8s %8s %8s %10s %8s %8s %8s  config%n",
                        "collection", "mode", "nDCG@10", "MAP", "recall@100", "queries", "p50 ms", "p99 ms");
        for (String collection : collections) {
            measure(console.path(collection), settings, embedder);
        }
        if (words > 0) {
            byWords(settings);
        }
    }

    /** Documents are indexed whole: the judgements are about documents. */
    private void measure(Path path, EngineSettings engine, Embedder embedder) {
        EngineSettings settings =
                EngineProfiles.with(engine, Map.of("chunking.tokens", WHOLE, "chunking.overlap", "0"), "bench");
        RetrievalData data = RetrievalData.read(path);
        String name = path.getFileName().toString();
        try (ScratchFolder folder = ScratchFolder.create("holdfast-bench")) {
            index(name, "words and vectors", folder.path(), settings, embedder, to -> Corpus.read(data.corpus(), to));
            try (PassageIndex index = PassageIndex.open(folder.path(), settings.index(), embedder.id())) {
                for (String mode : modes) {
                    rank(path, data, index, embedder, settings, mode);
                }
            }
        }
    }

    /** Speed of the words alone, on as many generated passages as asked for: no collection at hand is that large. */
    private void byWords(EngineSettings settings) {
        Embedder none = new NoVectors();
        try (ScratchFolder folder = ScratchFolder.create("holdfast-bench")) {
            index("generated", "words only", folder.path(), settings, none, to -> GeneratedPassages.make(words, to));
            try (PassageIndex index = PassageIndex.open(folder.path(), settings.index(), none.id())) {
                List<Double> millis = new ArrayList<>();
                for (int i = 0; i < QUERIES; i++) {
                    String query = GeneratedPassages.question(i * (long) words / QUERIES);
                    long begun = System.nanoTime();
                    index.byWords(query, settings.retrieval().pool());
                    millis.add((System.nanoTime() - begun) / 1e6);
                }
                double[] sorted = millis.stream()
                        .mapToDouble(Double::doubleValue)
                        .sorted()
                        .toArray();
                console.out()
                        .printf(
                                "%-10s %-8s %8s %8s %10s %8d %8.1f %8.1f  %s%n",
                                "generated",
                                "bm25",
                                "-",
                                "-",
                                "-",
                                QUERIES,
                                percentile(sorted, 0.5),
                                percentile(sorted, 0.99),
                                ConfigHash.of(settings));
            }
        }
    }

    private void index(
            String name,
            String what,
            Path folder,
            EngineSettings settings,
            Embedder embedder,
            Consumer<Consumer<CorpusDocument>> documents) {
        long begun = System.nanoTime();
        long passages;
        try (PassageIndexer indexer =
                new PassageIndexer(folder, settings.index(), new Chunker(settings.chunking()), embedder)) {
            documents.accept(indexer::add);
            passages = indexer.passages();
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        console.out()
                .printf(
                        "%-10s %d passages indexed in %.1f s (%.0f/s, %s)%n",
                        name, passages, seconds, passages / seconds, what);
    }

    /** Embeds nothing: an index made with it is searched by words alone. */
    private static final class NoVectors implements Embedder {
        @Override
        public String id() {
            return "none@1";
        }

        @Override
        public float[] embed(String text) {
            return new float[0];
        }
    }

    /** Queries are ranked as the engine ranks them, without anchors and hops: the collections have neither. */
    private void rank(
            Path path,
            RetrievalData data,
            PassageIndex index,
            Embedder embedder,
            EngineSettings settings,
            String mode) {
        Map<String, String> plain = Map.of(
                "retrieval.mode", mode,
                "retrieval.pool", Integer.toString(depth),
                "retrieval.hops", "false",
                "retrieval.tie_margin", "0",
                "anchors.enabled", "false");
        EngineSettings ranked = EngineProfiles.with(settings, plain, "bench");
        AnchorExtractor questions = new AnchorExtractor(ranked.anchors());
        ExecutorService workers =
                Executors.newFixedThreadPool(ranked.retrieval().threads());
        try {
            AnchorRetriever retriever = new AnchorRetriever(ranked.retrieval(), index, embedder, workers);
            AnchorRetriever asInUse = new AnchorRetriever(
                    EngineProfiles.with(settings, Map.of("retrieval.mode", mode), "bench")
                            .retrieval(),
                    index,
                    embedder,
                    workers);
            Map<String, List<String>> rankings = new LinkedHashMap<>();
            List<Double> millis = new ArrayList<>();
            data.queries().forEach((id, query) -> {
                List<Hit> hits =
                        retriever.retrieve(questions.understand(query), query).hits();
                long begun = System.nanoTime();
                asInUse.retrieve(questions.understand(query), query);
                millis.add((System.nanoTime() - begun) / 1e6);
                LinkedHashSet<String> documents = new LinkedHashSet<>();
                hits.forEach(h -> documents.add(h.chunk().documentId()));
                rankings.put(id, List.copyOf(documents));
            });
            RetrievalBench.Scores s = RetrievalBench.score(rankings, data.judged());
            double[] sorted =
                    millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
            console.out()
                    .printf(
                            "%-10s %-8s %8.4f %8.4f %10.4f %8d %8.1f %8.1f  %s%n",
                            path.getFileName(),
                            mode,
                            s.ndcg10(),
                            s.map(),
                            s.recall100(),
                            s.queries(),
                            percentile(sorted, 0.5),
                            percentile(sorted, 0.99),
                            ConfigHash.of(ranked));
        } finally {
            workers.shutdownNow();
        }
    }

    private static double percentile(double[] sorted, double share) {
        return sorted.length == 0
                ? 0
                : Arrays.stream(sorted)
                        .skip((long) Math.floor(share * (sorted.length - 1)))
                        .findFirst()
                        .orElse(0);
    }
}
