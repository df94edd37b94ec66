package io.holdfast.models.onnx;

import io.holdfast.models.onnx.text.Encoded;
import io.holdfast.models.onnx.text.Pieces;
import io.holdfast.models.onnx.text.Window;
import io.holdfast.models.onnx.text.WordPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The encoder with its tokenizer, loaded on first use. Reads a short text A (claim, question) against a longer text B
 * (evidence, passage). A B that does not fit is read in overlapping windows, so that nothing at its end is lost.
 */
final class PairModel implements AutoCloseable {
    private final EncoderModel model;
    private volatile @Nullable Loaded loaded;
    private boolean closed;

    PairModel(EncoderModel model) {
        this.model = model;
    }

    String id() {
        return loaded().onnx.id();
    }

    EncoderSpec spec() {
        return loaded().spec;
    }

    /** Whether most words of a text are not in the vocabulary, or it has none. */
    boolean unreadable(String text) {
        WordPiece tokenizer = loaded().tokenizer;
        Pieces pieces = tokenizer.split(text);
        int unknown = 0;
        for (int i = 0; i < pieces.size(); i++) {
            unknown += pieces.id(i) == tokenizer.unknown() ? 1 : 0;
        }
        return 2 * unknown >= pieces.size();
    }

    /** What {@code reading} makes of each window, in order; at least one. */
    <T> List<T> read(Task task, String a, String b, BiFunction<Outputs, Window, T> reading) {
        Loaded parts = loaded();
        Pieces first = parts.tokenizer.split(a);
        first.cut(task == Task.GROUNDING ? parts.spec.maxClaim() : parts.spec.maxQuestion());
        Pieces second = parts.tokenizer.split(b);
        int marker = task == Task.GROUNDING ? parts.spec.groundingMarker() : parts.spec.readerMarker();
        List<T> results = new ArrayList<>();
        for (Window window : Window.over(first, second, parts.spec.room(first.size()))) {
            Encoded encoded = window.encode(parts.tokenizer, marker);
            results.add(parts.onnx.run(encoded, outputs -> reading.apply(outputs, window)));
        }
        return results;
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
            EncoderSpec spec = model.spec();
            CompletableFuture<WordPiece> tokenizer =
                    Loading.start(() -> WordPiece.load(model.tokenizerFiles(), spec.maxLength()));
            OnnxModel onnx = OnnxModel.of(model.files(), spec.sha256());
            known = new Loaded(spec, onnx, Loading.result(tokenizer));
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
            known.onnx.release();
        }
    }

    /** What the encoder is asked. */
    enum Task {
        GROUNDING,
        READING
    }

    private record Loaded(EncoderSpec spec, OnnxModel onnx, WordPiece tokenizer) {}
}
