package io.holdfast.app.bench;

import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.onnx.allminilml6v2q.AllMiniLmL6V2QuantizedEmbeddingModel;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Embedder;
import io.holdfast.models.onnx.text.TokenizerLibrary;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Faithfulness as it is usually built: every sentence of the answer and of the documents is embedded one by one through
 * LangChain4j, nothing is kept, and a sentence counts as supported when some document sentence is close enough. It knows
 * no facts; it is the cost to be beaten.
 */
public final class NaivePath {
    /** It asks for the runtime under a name of its own, which the runtime, already started, remarks upon. */
    private static final Logger RUNTIME = Logger.getLogger("ai.onnxruntime.OrtEnvironment");

    static {
        RUNTIME.setLevel(Level.SEVERE);
        TokenizerLibrary.stayOffline();
    }

    private final EmbeddingModel model = new AllMiniLmL6V2QuantizedEmbeddingModel();
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
        return model.embed(text).content().vector();
    }
}
