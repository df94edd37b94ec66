package io.holdfast.models.onnx;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A model that is loaded once, by whoever asks first, and freed on closing; closed, it is not loaded again. */
final class OnFirstUse<T> implements AutoCloseable {
    private final Supplier<T> load;
    private final Consumer<T> free;
    private volatile @Nullable T loaded;
    private boolean closed;

    OnFirstUse(Supplier<T> load, Consumer<T> free) {
        this.load = load;
        this.free = free;
    }

    T get() {
        T known = loaded;
        return known != null ? known : load();
    }

    private synchronized T load() {
        T known = loaded;
        if (closed) {
            throw new IllegalStateException("the model is closed");
        }
        if (known == null) {
            known = load.get();
            loaded = known;
        }
        return known;
    }

    @Override
    public synchronized void close() {
        closed = true;
        T known = loaded;
        loaded = null;
        if (known != null) {
            free.accept(known);
        }
    }
}
