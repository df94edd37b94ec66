package io.holdfast.engine.index;

import io.holdfast.core.model.Passage;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Source;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.VectorSimilarityFunction;

/** The fields of a passage in the index, and the way back. */
final class PassageFields {
    static final String ID = "id";
    static final String DOCUMENT = "document";
    static final String URL = "url";
    static final String FILE = "file";
    static final String ROOT = "root";
    static final String SEARCHED = "searched";
    static final String VECTOR = "vector";

    private PassageFields() {}

    static Analyzer analyzer() {
        return new EnglishAnalyzer();
    }

    /** @param root the corpus the passage came from, empty where it is none that can be read again */
    static Document toLucene(Chunk chunk, float[] vector, String root) {
        Document d = new Document();
        d.add(new StringField(ROOT, root, Field.Store.NO));
        d.add(new StringField(ID, chunk.id(), Field.Store.YES));
        d.add(new StringField(DOCUMENT, chunk.documentId(), Field.Store.YES));
        d.add(new StringField(URL, chunk.url(), Field.Store.YES));
        d.add(new TextField(SEARCHED, chunk.searchable(), Field.Store.NO));
        d.add(new StoredField("text", chunk.text()));
        d.add(new StoredField("start", chunk.passage().start()));
        d.add(new StoredField("title", chunk.title()));
        d.add(new StoredField("domain", chunk.domain()));
        d.add(new StoredField("rank", chunk.rank()));
        d.add(new StoredField("is_list", chunk.list() ? 1 : 0));
        d.add(new StoredField("section", chunk.section()));
        d.add(new StoredField("links", String.join("\n", chunk.links())));
        d.add(new StoredField("lead", chunk.lead()));
        d.add(new StringField(FILE, chunk.source().file(), Field.Store.YES));
        d.add(new StoredField(
                "lines", chunk.source().lines().stream().map(String::valueOf).collect(Collectors.joining(" "))));
        if (vector.length > 0) {
            d.add(new KnnFloatVectorField(VECTOR, vector, VectorSimilarityFunction.DOT_PRODUCT));
        }
        return d;
    }

    static Chunk fromLucene(Document d) {
        String text = d.get("text");
        int start = d.getField("start").numericValue().intValue();
        String links = d.get("links");
        String lines = d.get("lines");
        return new Chunk(
                d.get(ID),
                new Passage(d.get(DOCUMENT), start, start + text.length(), text),
                d.get("title"),
                d.get(URL),
                d.get("domain"),
                d.getField("rank").numericValue().intValue(),
                d.getField("is_list").numericValue().intValue() == 1,
                d.get("section"),
                links.isEmpty() ? List.of() : List.of(links.split("\n")),
                d.get("lead"),
                new Source(
                        d.get(FILE),
                        lines.isEmpty()
                                ? List.of()
                                : Arrays.stream(lines.split(" "))
                                        .map(Integer::valueOf)
                                        .toList()));
    }
}
