package io.holdfast.models.onnx;

import io.holdfast.core.model.HoldfastException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Parts of a model that are loaded side by side. */
final class Loading {
    private Loading() {}

    /** The part, or the error that kept it from loading. */
    static <T> T result(CompletableFuture<T> part) {
        try {
            return part.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof HoldfastException known) {
                throw known;
            }
            throw e;
        }
    }
}
