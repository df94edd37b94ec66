package io.holdfast.models.onnx;

import io.holdfast.core.port.Embedder;
import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.text.Encoded;
import io.holdfast.models.onnx.text.TextTokenizer;
import java.util.concurrent.CompletableFuture;

/** An embedder in this JVM: tokenizer, ONNX encoder, pooling, unit length. Loads its model on first use. */
public final class OnnxEmbedder implements Embedder, AutoCloseable {
    private final EmbeddingModel spec;
    private final OnFirstUse<Loaded> loaded;

    public OnnxEmbedder(EmbeddingModel spec) {
        this.spec = spec;
        this.loaded = new OnFirstUse<>(() -> Loaded.of(spec), parts -> parts.model.release());
    }

    /** Known without loading where the hash is: a file with another hash is never loaded. */
    @Override
    public String id() {
        String hash = spec.files().sha256();
        return hash.isEmpty()
                ? loaded.get().model.id()
                : OnnxModel.id(spec.files().name(), hash);
    }

    @Override
    public float[] embed(String text) {
        Loaded parts = loaded.get();
        Encoded encoded = parts.tokenizer.encode(text);
        return parts.model.run(encoded, outputs -> Vectors.unit(pool(outputs, encoded)));
    }

    /** The first output is one vector per token, or one vector where the model pools by itself. */
    private float[] pool(Outputs outputs, Encoded text) {
        float[] values = outputs.first();
        if (outputs.firstRank() < 3) {
            return values;
        }
        int size = values.length / text.length();
        return switch (spec.pooling()) {
            case CLS -> Vectors.first(values, size);
            case MEAN -> Vectors.mean(values, size, text.mask());
        };
    }

    @Override
    public void close() {
        loaded.close();
    }

    private record Loaded(OnnxModel model, TextTokenizer tokenizer) {
        static Loaded of(EmbeddingModel spec) {
            CompletableFuture<TextTokenizer> tokenizer =
                    Loading.start(() -> TextTokenizer.load(spec.files(), spec.maxTokens()));
            OnnxModel model = OnnxModel.of(
                    spec.files(), () -> Fingerprint.ofHash(spec.files().sha256()));
            return new Loaded(model, Loading.result(tokenizer));
        }
    }
}
