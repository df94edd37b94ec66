package io.holdfast.app.web.metric;

import io.holdfast.app.web.http.BufferBudget;
import io.holdfast.app.web.http.Traffic;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.run.RunState;
import io.holdfast.app.web.work.Workers;
import io.holdfast.models.Scorers;
import io.holdfast.models.onnx.CachedEmbedder;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Numbers that are read off the parts of the service when someone asks. */
public final class ServiceGauges {
    private ServiceGauges() {}

    public static void register(
            ServiceMetrics metrics,
            Workers workers,
            RunDesk runs,
            Traffic traffic,
            BufferBudget budget,
            CompletableFuture<Scorers> scorers) {
        metrics.gauge("holdfast.queue.depth", "Requests that wait for a worker", workers::waiting);
        metrics.gauge("holdfast.workers", "Threads that score", workers::count);
        metrics.gauge("holdfast.http.connections", "Open connections", traffic::connections);
        metrics.gauge("holdfast.http.in.flight", "Requests accepted and not yet answered", traffic::accepted);
        metrics.gauge("holdfast.buffer.bytes", "Bodies held by all requests together", budget::taken);
        for (RunState state : List.of(RunState.QUEUED, RunState.RUNNING)) {
            metrics.gauge("holdfast.runs", "Background runs", () -> runs.count(state), "state", state.id());
        }
        var cache = scorers.thenApply(ServiceGauges::stats);
        metrics.count("holdfast.embedding.cache.hits", "Texts embedded before", cache, c -> of(c).hits());
        metrics.count("holdfast.embedding.cache.misses", "Texts embedded anew", cache, c -> of(c).misses());
        metrics.gauge(
                "holdfast.embedding.cache.hit.ratio",
                "Share of texts embedded before",
                () -> of(cache).hitShare());
    }

    /** How to ask the cache; there is none without an embedding model. */
    private interface Cache {
        CachedEmbedder.Stats stats();
    }

    private static Cache stats(Scorers scorers) {
        return scorers.embedder() instanceof CachedEmbedder cached
                ? cached::stats
                : () -> new CachedEmbedder.Stats(0, 0);
    }

    private static CachedEmbedder.Stats of(CompletableFuture<Cache> cache) {
        return cache.isDone() && !cache.isCompletedExceptionally()
                ? cache.join().stats()
                : new CachedEmbedder.Stats(0, 0);
    }
}
