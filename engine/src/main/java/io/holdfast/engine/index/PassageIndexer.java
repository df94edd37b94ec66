package io.holdfast.engine.index;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.CorpusDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.apache.lucene.codecs.KnnVectorsFormat;
import org.apache.lucene.codecs.lucene912.Lucene912Codec;
import org.apache.lucene.codecs.lucene99.Lucene99HnswVectorsFormat;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LogDocMergePolicy;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.LockObtainFailedException;

/**
 * Writes an index. A document added again replaces its old passages. Every {@code commitEvery} passages a commit point
 * is written: a process killed between two keeps everything up to the last one, and the next run continues from there.
 * Merging and flushing depend on counts, never on timing, so the same corpus gives the same index.
 */
public final class PassageIndexer implements AutoCloseable {
    private final EngineSettings.Index settings;
    private final Chunker chunker;
    private final Embedder embedder;
    private final Directory directory;
    private final IndexWriter writer;
    private final ExecutorService workers;
    private final List<Chunk> waiting = new ArrayList<>();
    private final Set<String> known = new HashSet<>();
    private int uncommitted;
    private String root = "";
    private IntConsumer written = n -> {};

    public PassageIndexer(Path folder, EngineSettings.Index settings, Chunker chunker, Embedder embedder) {
        this.settings = settings;
        this.chunker = chunker;
        this.embedder = embedder;
        try {
            this.directory = IndexFolder.open(folder);
            if (DirectoryReader.indexExists(directory)) {
                try (DirectoryReader reader = DirectoryReader.open(directory)) {
                    IndexFormat.of(folder, reader.getIndexCommit().getUserData())
                            .requireReadableBy(folder, embedder.id());
                }
            }
            this.writer = new IndexWriter(directory, writerConfig());
            writer.setLiveCommitData(new IndexFormat(IndexFormat.VERSION, embedder.id())
                    .toCommit()
                    .entrySet());
            writer.commit();
        } catch (LockObtainFailedException e) {
            throw new HoldfastException(
                    ErrorCode.STORE_FAILED,
                    "another process is writing the index " + folder + "; wait for it or choose another folder",
                    e);
        } catch (IOException e) {
            throw failed("open", e);
        }
        this.workers = Executors.newFixedThreadPool(settings.threads());
    }

    private IndexWriterConfig writerConfig() {
        IndexWriterConfig config = new IndexWriterConfig(PassageFields.analyzer());
        config.setSimilarity(new BM25Similarity((float) settings.bm25K1(), (float) settings.bm25B()));
        config.setCodec(new Lucene912Codec() {
            @Override
            public KnnVectorsFormat getKnnVectorsFormatForField(String field) {
                return new Lucene99HnswVectorsFormat(settings.hnswLinks(), settings.hnswBeam());
            }
        });
        config.setMergeScheduler(new SerialMergeScheduler());
        config.setMergePolicy(new LogDocMergePolicy());
        config.setMaxBufferedDocs(Math.max(2, settings.commitEvery()));
        config.setRAMBufferSizeMB(IndexWriterConfig.DISABLE_AUTO_FLUSH);
        return config;
    }

    /**
     * Says which corpus is being read, so that its documents are known when it is read again.
     *
     * @param name the same for the same corpus
     * @param progress hears how many passages were embedded and written
     */
    public void reading(String name, IntConsumer progress) {
        this.root = name;
        this.written = progress;
    }

    /** Removes the documents of the corpus being read that were not added since: they are no longer part of it. */
    public List<String> removeMissing() {
        flush();
        Set<String> gone = new TreeSet<>();
        try (DirectoryReader reader = DirectoryReader.open(writer)) {
            IndexSearcher searcher = new IndexSearcher(reader);
            int most = Math.max(1, reader.numDocs());
            for (ScoreDoc hit : searcher.search(new TermQuery(new Term(PassageFields.ROOT, root)), most).scoreDocs) {
                String id = searcher.storedFields()
                        .document(hit.doc, Set.of(PassageFields.DOCUMENT))
                        .get(PassageFields.DOCUMENT);
                if (!known.contains(id)) {
                    gone.add(id);
                }
            }
        } catch (IOException e) {
            throw failed("read", e);
        }
        try {
            gone.forEach(this::remove);
            writer.commit();
            uncommitted = 0;
        } catch (IOException e) {
            throw failed("write", e);
        }
        return List.copyOf(gone);
    }

    /** Adds the document, or replaces it when the index already holds one with its id. */
    public void add(CorpusDocument document) {
        if (!known.add(document.document().id())) {
            flush();
        }
        remove(document.document().id());
        waiting.addAll(chunker.chunks(document));
        if (waiting.size() >= settings.commitEvery()) {
            flush();
        }
    }

    public void delete(String documentId) {
        flush();
        remove(documentId);
    }

    private void remove(String documentId) {
        try {
            writer.deleteDocuments(new Term(PassageFields.DOCUMENT, documentId));
        } catch (IOException e) {
            throw failed("write", e);
        }
    }

    /** Embeds what is waiting on all workers, adds it in order, and writes a commit point when enough has come together. */
    private void flush() {
        List<Future<float[]>> vectors = new ArrayList<>();
        for (Chunk chunk : waiting) {
            vectors.add(workers.submit(() -> embedder.embed(chunk.searchable())));
        }
        try {
            for (int i = 0; i < waiting.size(); i++) {
                writer.addDocument(
                        PassageFields.toLucene(waiting.get(i), vectors.get(i).get(), root));
                written.accept(1);
            }
            uncommitted += waiting.size();
            waiting.clear();
            if (uncommitted >= settings.commitEvery()) {
                writer.commit();
                uncommitted = 0;
            }
        } catch (IOException e) {
            throw failed("write", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HoldfastException(ErrorCode.INTERNAL, "indexing was interrupted; run it again to continue", e);
        } catch (ExecutionException e) {
            throw new HoldfastException(
                    ErrorCode.INTERNAL, "embedding failed: " + e.getCause() + "; what was committed stays usable", e);
        }
    }

    /** Passages in the index, with those not yet committed. */
    public long passages() {
        return (long) writer.getDocStats().numDocs + waiting.size();
    }

    @Override
    public void close() {
        try (directory) {
            flush();
            writer.commit();
            writer.close();
        } catch (IOException e) {
            throw failed("close", e);
        } finally {
            workers.shutdown();
        }
    }

    private static HoldfastException failed(String verb, IOException e) {
        return new HoldfastException(
                ErrorCode.STORE_FAILED,
                "cannot " + verb + " the index: " + e.getMessage() + "; check the folder's permissions and free space",
                e);
    }
}
