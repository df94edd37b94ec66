package io.holdfast.engine.select;

import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.Reader;
import io.holdfast.core.text.SentenceSplitter;
import io.holdfast.engine.retrieve.Hit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reranks with our own encoder: with the reader, by how likely the passage holds the answer; without it, by the sentence
 * of the passage that is closest to the question, which a vector of the whole passage blurs.
 */
public final class EncoderReranker implements Reranker {
    private final Embedder embedder;
    private final @Nullable Reader reader;

    public EncoderReranker(Embedder embedder, @Nullable Reader reader) {
        this.embedder = embedder;
        this.reader = reader;
    }

    @Override
    public String id() {
        return reader == null ? "sentences:" + embedder.id() : reader.id();
    }

    @Override
    public List<Double> score(String question, List<Hit> hits) {
        float[] q = reader == null ? embedder.embed(question) : new float[0];
        List<Double> scores = new ArrayList<>();
        for (Hit hit : hits) {
            scores.add(score(question, q, hit.chunk().text()));
        }
        return List.copyOf(scores);
    }

    private double score(String question, float[] q, String text) {
        if (reader != null) {
            return reader.read(question, text).answerable();
        }
        return SentenceSplitter.split(text).stream()
                .mapToDouble(s -> Embedder.cosine(q, embedder.embed(s.of(text))))
                .max()
                .orElse(0);
    }
}
