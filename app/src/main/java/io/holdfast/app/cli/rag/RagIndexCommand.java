package io.holdfast.app.cli.rag;

import io.holdfast.app.AnswerModels;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.corpus.CragMeta;
import io.holdfast.engine.index.PassageIndexer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
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
                "Indexes a corpus for words and vectors. Run again to follow what was added, changed or deleted; a killed run"
                        + " is harmless.",
        mixinStandardHelpOptions = true)
final class RagIndexCommand implements Runnable {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--corpus",
            required = true,
            paramLabel = "PATH",
            description =
                    "A folder, or a .txt, .md, .html, .csv, .json, .jsonl (also .gz) or .tar.gz file. Files that cannot be read"
                            + " are named with the reason.")
    private String corpus = "";

    @Option(names = "--index", required = true, paramLabel = "DIR", description = "Where the index is kept.")
    private String index = "";

    @Option(names = "--meta", paramLabel = "FILE", description = "CSV doc_id,qid,url,title,rank,source (CRAG).")
    private @Nullable String meta;

    @Option(names = "--delete", paramLabel = "ID", description = "Removes a document; may be repeated.")
    private List<String> deleted = new ArrayList<>();

    @Option(
            names = "--keep-missing",
            description = "Keeps documents whose files are gone; by default they leave the index.")
    private boolean keepMissing;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description =
                    "Writes a line of JSON for every file that was not read, was converted or is gone, with its reason.")
    private @Nullable String report;

    RagIndexCommand(Console console) {
        this.console = console;
    }

    private static void write(Path file, List<String> lines) {
        try {
            Files.write(file, lines);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "cannot write the report " + file + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void run() {
        Config config = options.load(console).config();
        EngineSettings settings = config.engine();
        Embedder embedder = AnswerModels.embedder(config);
        CragMeta rows = meta == null ? CragMeta.NONE : CragMeta.read(console.path(meta));
        IndexingLog log = new IndexingLog(console, InstantSource.system());
        Stoppable indexing = new Stoppable(console, log::kept);
        try (PassageIndexer indexer =
                new PassageIndexer(console.path(index), settings.index(), new Chunker(settings.chunking()), embedder)) {
            Path source = console.path(corpus);
            indexer.reading(source.toAbsolutePath().normalize().toString(), log::written);
            Corpus.read(source, rows, log, document -> {
                indexer.add(document);
                log.document();
            });
            List<String> gone = keepMissing ? List.of() : indexer.removeMissing();
            deleted.forEach(indexer::delete);
            log.finish(gone, indexer.passages());
            if (report != null) {
                write(console.path(report), log.account(gone));
            }
            if (!log.anyDocument() || indexer.passages() == 0) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "nothing was indexed: " + corpus + " holds no text that can be read; why is said of each file"
                                + " above");
            }
        } finally {
            indexing.end();
        }
    }
}
