package io.holdfast.app.cli;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.EngineSettings;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.corpus.CragMeta;
import io.holdfast.engine.index.PassageIndexer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast rag index}: builds or updates an index. */
@Command(
        name = "index",
        description =
                "Indexes a corpus for words and vectors. Run again to add or update documents; a killed run continues.",
        mixinStandardHelpOptions = true)
final class RagIndexCommand implements Runnable {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--corpus",
            required = true,
            paramLabel = "PATH",
            description = "A folder, or a .txt, .md, .html, .jsonl (also .gz) or .tar.gz file.")
    private String corpus = "";

    @Option(names = "--index", required = true, paramLabel = "DIR", description = "Where the index is kept.")
    private String index = "";

    @Option(names = "--meta", paramLabel = "FILE", description = "CSV doc_id,qid,url,title,rank,source (CRAG).")
    private @Nullable String meta;

    @Option(names = "--delete", paramLabel = "ID", description = "Removes a document; may be repeated.")
    private List<String> deleted = new ArrayList<>();

    RagIndexCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Config config = options.load(console).config();
        EngineSettings settings = config.engine();
        Embedder embedder = RagModels.embedder(config);
        CragMeta rows = meta == null ? CragMeta.NONE : CragMeta.read(console.path(meta));
        int[] documents = {0};
        long begun = System.nanoTime();
        try (PassageIndexer indexer =
                new PassageIndexer(console.path(index), settings.index(), new Chunker(settings.chunking()), embedder)) {
            Corpus.read(console.path(corpus), rows, document -> {
                indexer.add(document);
                documents[0]++;
            });
            deleted.forEach(indexer::delete);
            double seconds = (System.nanoTime() - begun) / 1e9;
            console.err()
                    .printf(
                            "%d documents, %d passages in the index, %.1f s%n",
                            documents[0], indexer.passages(), seconds);
        }
    }
}
