package io.holdfast.engine.index;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.corpus.Chunk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexNotFoundException;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.Directory;

/** An index opened for reading, by as many processes and threads as like. It sees the commit it was opened at. */
public final class PassageIndex implements AutoCloseable {
    private static final int MAX_TERMS = 512;

    private final Directory directory;
    private final DirectoryReader reader;
    private final IndexSearcher searcher;
    private final Analyzer analyzer = PassageFields.analyzer();

    private PassageIndex(Directory directory, DirectoryReader reader, EngineSettings.Index settings) {
        this.directory = directory;
        this.reader = reader;
        this.searcher = new IndexSearcher(reader);
        searcher.setSimilarity(new BM25Similarity((float) settings.bm25K1(), (float) settings.bm25B()));
        searcher.setQueryCache(null);
    }

    /**
     * Refuses an index without passages: nothing can be answered from it.
     *
     * @param embedderId the model that queries will be embedded with; the index must have been built with it
     */
    public static PassageIndex open(Path folder, EngineSettings.Index settings, String embedderId) {
        try {
            Directory directory = IndexFolder.open(folder);
            DirectoryReader reader = DirectoryReader.open(directory);
            IndexFormat.of(folder, reader.getIndexCommit().getUserData()).requireReadableBy(folder, embedderId);
            if (reader.numDocs() == 0) {
                reader.close();
                directory.close();
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "the index " + folder + " is empty; fill it: holdfast rag index --corpus PATH --index "
                                + folder);
            }
            return new PassageIndex(directory, reader, settings);
        } catch (IndexNotFoundException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "no index in " + folder + "; build one: holdfast rag index --corpus PATH --index " + folder,
                    e);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.STORE_FAILED, "cannot open the index " + folder + ": " + e.getMessage(), e);
        }
    }

    /** A passage with its score under one ranking. */
    public record Scored(Chunk chunk, double score) {}

    public List<Scored> byWords(String query, int k) {
        return byWords(query, "", k);
    }

    /** Scored by the words of {@code query}; a passage without every word of {@code required} is no hit. */
    public List<Scored> byWords(String query, String required, int k) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        for (String term : terms(required)) {
            any.add(new TermQuery(new Term(PassageFields.SEARCHED, term)), BooleanClause.Occur.FILTER);
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        terms(query).forEach(term -> counts.merge(term, 1, Integer::sum));
        counts.forEach((term, n) -> any.add(
                new BoostQuery(new TermQuery(new Term(PassageFields.SEARCHED, term)), n), BooleanClause.Occur.SHOULD));
        return search(any.build(), k);
    }

    /** Scores are cosines in [0, 1]. */
    public List<Scored> byVector(float[] vector, int k) {
        List<Scored> result = new ArrayList<>();
        for (Scored s : search(new KnnFloatVectorQuery(PassageFields.VECTOR, vector, k), k)) {
            result.add(new Scored(s.chunk, Math.min(1, Math.max(0, 2 * s.score - 1))));
        }
        return List.copyOf(result);
    }

    /** Passages of the documents at these addresses, in the order of the documents. */
    public List<Chunk> ofUrl(String url) {
        return search(new TermQuery(new Term(PassageFields.URL, url)), MAX_TERMS).stream()
                .map(Scored::chunk)
                .sorted(Comparator.comparing((Chunk c) -> c.documentId())
                        .thenComparingInt(c -> c.passage().start()))
                .toList();
    }

    /** Passages of one document, in its order. */
    public List<Chunk> ofDocument(String documentId) {
        return search(new TermQuery(new Term(PassageFields.DOCUMENT, documentId)), MAX_TERMS).stream()
                .map(Scored::chunk)
                .sorted(Comparator.comparingInt(c -> c.passage().start()))
                .toList();
    }

    public int size() {
        return reader.numDocs();
    }

    /** How rare a word is: ln(1 + (N - n + 0.5) / (n + 0.5)), as in BM25. */
    public double rarity(String word) {
        try {
            double n = 0;
            for (String term : terms(word)) {
                n = Math.max(n, reader.docFreq(new Term(PassageFields.SEARCHED, term)));
            }
            return Math.log(1 + (reader.numDocs() - n + 0.5) / (n + 0.5));
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot read the index: " + e.getMessage(), e);
        }
    }

    private List<Scored> search(Query query, int k) {
        try {
            List<Scored> result = new ArrayList<>();
            for (ScoreDoc hit : searcher.search(query, k).scoreDocs) {
                result.add(new Scored(
                        PassageFields.fromLucene(searcher.storedFields().document(hit.doc)), hit.score));
            }
            result.sort(Comparator.comparingDouble((Scored s) -> -s.score).thenComparing(s -> s.chunk.id()));
            return List.copyOf(result);
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot read the index: " + e.getMessage(), e);
        }
    }

    private List<String> terms(String text) {
        List<String> terms = new ArrayList<>();
        try (TokenStream stream = analyzer.tokenStream(PassageFields.SEARCHED, text)) {
            CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken() && terms.size() < MAX_TERMS) {
                terms.add(term.toString());
            }
            stream.end();
            return terms;
        } catch (IOException e) {
            throw new IllegalStateException("reading from memory failed", e);
        }
    }

    @Override
    public void close() {
        try (directory) {
            reader.close();
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot close the index: " + e.getMessage(), e);
        }
    }
}
