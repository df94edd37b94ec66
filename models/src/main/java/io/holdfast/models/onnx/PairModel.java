package io.holdfast.models.onnx;

import io.holdfast.models.onnx.text.Encoded;
import io.holdfast.models.onnx.text.Pieces;
import io.holdfast.models.onnx.text.Window;
import io.holdfast.models.onnx.text.WordPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The encoder with its tokenizer, loaded on first use. Reads a short text A (claim, question) against a longer text B
 * (evidence, passage). A B that does not fit is read in overlapping windows, so that nothing at its end is lost. Of a text
 * that is mostly signs, each a token of its own, only as much is read as other text of its length has tokens.
 */
final class PairModel implements AutoCloseable {
    /** The bundled encoder, where someone knew that it would be needed; the first who needs it takes it. */
    private static final AtomicReference<@Nullable CompletableFuture<Loaded>> PREPARED = new AtomicReference<>();

    /** Tokens of B that are read: a token for so many characters, which records and tables do not exceed; all of a short text. */
    private static final int CHARS_A_TOKEN = 2;

    private static final int SHORT = 128;

    private final OnFirstUse<Loaded> loaded;

    PairModel(EncoderModel model) {
        this.loaded = new OnFirstUse<>(() -> Loaded.preparedOr(model), parts -> parts.onnx.release());
    }

    /** Begins to load the bundled encoder; what goes wrong is reported to the caller that asks for it. */
    static void prepare() {
        PREPARED.updateAndGet(known -> known != null ? known : Loading.start(() -> Loaded.of(EncoderModel.bundled())));
    }

    /** Gives back what was prepared and is not needed after all, as soon as it is loaded. */
    static CompletableFuture<Void> forget() {
        CompletableFuture<Loaded> loading = PREPARED.getAndSet(null);
        return loading == null
                ? CompletableFuture.completedFuture(null)
                : loading.thenAccept(parts -> parts.onnx.release());
    }

    String id() {
        return loaded.get().onnx.id();
    }

    EncoderSpec spec() {
        return loaded.get().spec;
    }

    /** Whether most words of a text are not in the vocabulary, or it has none. */
    boolean unreadable(String text) {
        WordPiece tokenizer = loaded.get().tokenizer;
        Pieces pieces = tokenizer.split(text);
        int unknown = 0;
        for (int i = 0; i < pieces.size(); i++) {
            unknown += pieces.id(i) == tokenizer.unknown() ? 1 : 0;
        }
        return 2 * unknown >= pieces.size();
    }

    /** What {@code reading} makes of each window, in order; at least one. */
    <T> List<T> read(Task task, String a, String b, BiFunction<Outputs, Window, T> reading) {
        Loaded parts = loaded.get();
        Pieces first = parts.tokenizer.split(a);
        first.cut(task == Task.GROUNDING ? parts.spec.maxClaim() : parts.spec.maxQuestion());
        Pieces second = parts.tokenizer.split(b);
        second.cut(Math.max(SHORT, b.length()) / CHARS_A_TOKEN);
        int marker = task == Task.GROUNDING ? parts.spec.groundingMarker() : parts.spec.readerMarker();
        List<T> results = new ArrayList<>();
        for (Window window : Window.over(first, second, parts.spec.room(first.size()))) {
            Encoded encoded = window.encode(parts.tokenizer, marker);
            results.add(parts.onnx.run(encoded, outputs -> reading.apply(outputs, window)));
        }
        return results;
    }

    @Override
    public void close() {
        loaded.close();
    }

    /** What the encoder is asked. */
    enum Task {
        GROUNDING,
        READING
    }

    private record Loaded(EncoderSpec spec, OnnxModel onnx, WordPiece tokenizer) {
        /** What {@link #prepare} began to load, where it is this model. */
        static Loaded preparedOr(EncoderModel model) {
            CompletableFuture<Loaded> prepared = model.isBundled() ? PREPARED.getAndSet(null) : null;
            return prepared == null ? of(model) : Loading.result(prepared);
        }

        /** What is read of the texts beside the model is read while its session is made, which takes longest. */
        static Loaded of(EncoderModel model) {
            model.requireDescribed();
            CompletableFuture<EncoderSpec> spec = Loading.start(model::spec);
            CompletableFuture<WordPiece> tokenizer =
                    spec.thenApply(known -> WordPiece.load(model.tokenizerFiles(), known.maxLength()));
            OnnxModel onnx =
                    OnnxModel.of(model.files(), () -> Loading.result(spec).file());
            return new Loaded(Loading.result(spec), onnx, Loading.result(tokenizer));
        }
    }
}
