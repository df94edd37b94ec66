package io.holdfast.engine;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.port.ChatModel;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.index.HashingEmbedder;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.index.PassageIndexer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** A whole engine over a few documents, without neural models: words, hashes and facts only. */
public final class TestEngine implements AutoCloseable {
    public static final Config CONFIG = ConfigLoader.defaults();

    private final ExecutorService workers = Executors.newFixedThreadPool(2);
    private final PassageIndex index;
    private final EngineModels models;

    public TestEngine(Path folder, List<CorpusDocument> documents, @Nullable ChatModel chat) {
        EngineSettings settings = CONFIG.engine();
        HashingEmbedder embedder = new HashingEmbedder();
        try (PassageIndexer indexer =
                new PassageIndexer(folder, settings.index(), new Chunker(settings.chunking()), embedder)) {
            documents.forEach(indexer::add);
        }
        this.index = PassageIndex.open(folder, settings.index(), embedder.id());
        this.models = new EngineModels(embedder, new Tracer(CONFIG, null), null, null, chat, null);
    }

    public static EngineSettings settings(String configuration, Map<String, String> overrides) {
        return EngineProfiles.with(EngineProfiles.named(CONFIG.engine(), configuration), overrides, "test");
    }

    public RagEngine engine(EngineSettings settings) {
        Instant[] now = {Instant.EPOCH};
        InstantSource clock = () -> now[0] = now[0].plus(Duration.ofMillis(1));
        return new RagEngine(settings, models, index, workers, clock);
    }

    public PassageIndex index() {
        return index;
    }

    public EngineModels models() {
        return models;
    }

    @Override
    public void close() {
        workers.shutdownNow();
        index.close();
    }
}
