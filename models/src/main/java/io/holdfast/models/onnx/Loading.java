package io.holdfast.models.onnx;

import io.holdfast.core.model.HoldfastException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Parts of a model that are loaded side by side, each by a thread of its own: the common pool may be full of callers
 * who all wait for this very model.
 */
final class Loading {
    private Loading() {}

    static <T> CompletableFuture<T> start(Supplier<T> part) {
        return CompletableFuture.supplyAsync(part, Loading::run);
    }

    private static void run(Runnable part) {
        Thread thread = new Thread(part, "holdfast-model-loading");
        thread.setDaemon(true);
        thread.start();
    }

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
