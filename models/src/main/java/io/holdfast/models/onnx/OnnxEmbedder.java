package io.holdfast.models.onnx;

import io.holdfast.core.port.Embedder;
import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.text.Encoded;
import io.holdfast.models.onnx.text.TextTokenizer;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** An embedder in this JVM: tokenizer, ONNX encoder, pooling, unit length. Loads its model on first use. */
public final class OnnxEmbedder implements Embedder, AutoCloseable {
    private final EmbeddingModel spec;
    private volatile @Nullable Loaded loaded;
    private boolean closed;

    public OnnxEmbedder(EmbeddingModel spec) {
        this.spec = spec;
    }

    /** Known without loading where the hash is: a file with another hash is never loaded. */
    @Override
    public String id() {
        String hash = spec.files().sha256();
        return hash.isEmpty() ? loaded().model.id() : OnnxModel.id(spec.files().name(), hash);
    }

    @Override
    public float[] embed(String text) {
        Loaded parts = loaded();
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

    private Loaded loaded() {
        Loaded known = loaded;
        return known != null ? known : load();
    }

    private synchronized Loaded load() {
        Loaded known = loaded;
        if (closed) {
            throw new IllegalStateException("the model is closed");
        }
        if (known == null) {
            CompletableFuture<TextTokenizer> tokenizer =
                    Loading.start(() -> TextTokenizer.load(spec.files(), spec.maxTokens()));
            OnnxModel model = OnnxModel.of(
                    spec.files(), () -> Fingerprint.ofHash(spec.files().sha256()));
            known = new Loaded(model, Loading.result(tokenizer));
            loaded = known;
        }
        return known;
    }

    @Override
    public synchronized void close() {
        closed = true;
        Loaded known = loaded;
        loaded = null;
        if (known != null) {
            known.model.release();
        }
    }

    private record Loaded(OnnxModel model, TextTokenizer tokenizer) {}
}
