package io.holdfast.app.bench;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.text.SentenceSplitter;
import io.holdfast.models.onnx.EmbeddingModel;
import io.holdfast.models.onnx.OnnxEmbedder;
import java.util.ArrayList;
import java.util.List;

/**
 * Faithfulness as it is usually built: every sentence of the answer and of the documents is embedded one by one, nothing
 * is kept, and a sentence counts as supported when some document sentence is close enough. It knows no facts; it stands
 * here as the cost to be beaten. The model is called directly: the usual wrapper takes 1.3 to 1.6 times the CPU, so the
 * ratios are on the careful side.
 */
public final class NaivePath {
    private final Embedder model = new OnnxEmbedder(EmbeddingModel.MINILM);
    private final double threshold;

    public NaivePath(double threshold) {
        this.threshold = threshold;
    }

    /** Share of the answer's sentences that some document sentence resembles. */
    public double score(Case testCase, Answer answer) {
        List<float[]> sources = new ArrayList<>();
        for (Document document : testCase.documents()) {
            for (Span span : SentenceSplitter.split(document.text())) {
                sources.add(embed(span.of(document.text())));
            }
        }
        List<Span> sentences = SentenceSplitter.split(answer.text());
        long supported = sentences.stream()
                .map(span -> embed(span.of(answer.text())))
                .filter(v -> sources.stream().anyMatch(s -> Embedder.cosine(v, s) >= threshold))
                .count();
        return sentences.isEmpty() ? 0 : (double) supported / sentences.size();
    }

    private float[] embed(String text) {
        return model.embed(text);
    }
}
