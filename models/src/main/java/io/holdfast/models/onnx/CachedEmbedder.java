package io.holdfast.models.onnx;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.stats.CacheStats;
import io.holdfast.core.port.Embedder;
import io.holdfast.models.onnx.file.Hashes;
import java.nio.ByteBuffer;

/**
 * Remembers the vectors of texts seen before: contexts repeat across cases and cost most of an evaluation. Entries are
 * found by the SHA-256 of the text, so a long text costs the cache no more than a short one.
 */
public final class CachedEmbedder implements Embedder, AutoCloseable {
    /** Key, entry and headers beside the vector itself: about this many bytes an entry. */
    private static final int ENTRY_BYTES = 160;

    private final Embedder embedder;
    private final Cache<ByteBuffer, float[]> vectors;

    public CachedEmbedder(Embedder embedder, long maxBytes) {
        this.embedder = embedder;
        this.vectors = Caffeine.newBuilder()
                .maximumWeight(maxBytes)
                .weigher((ByteBuffer key, float[] vector) -> ENTRY_BYTES + Float.BYTES * vector.length)
                .recordStats()
                .build();
    }

    @Override
    public String id() {
        return embedder.id();
    }

    @Override
    public float[] embed(String text) {
        return vectors.get(ByteBuffer.wrap(Hashes.digest(text)), key -> embedder.embed(text))
                .clone();
    }

    /** Forgets everything, and closes the model where it can be closed. */
    @Override
    public void close() {
        vectors.invalidateAll();
        Closing.of(embedder);
    }

    /** Finishes pending evictions. */
    void settle() {
        vectors.cleanUp();
    }

    long entries() {
        return vectors.estimatedSize();
    }

    /** Hits and misses since the start. */
    public Stats stats() {
        CacheStats stats = vectors.stats();
        return new Stats(stats.hitCount(), stats.missCount());
    }

    /** How often a text had been seen before. */
    public record Stats(long hits, long misses) {
        public double hitShare() {
            return hits + misses == 0 ? 0 : (double) hits / (hits + misses);
        }
    }
}
