package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.port.Embedder;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CachedEmbedderTest {
    private final AtomicInteger asked = new AtomicInteger();
    private final Embedder counting = new Embedder() {
        @Override
        public String id() {
            return "counting@1";
        }

        @Override
        public float[] embed(String text) {
            asked.incrementAndGet();
            return new float[] {text.length(), 1};
        }
    };

    @Test
    void aTextIsEmbeddedOnceAndSharesCanBeRead() {
        CachedEmbedder cached = new CachedEmbedder(counting, 1_000_000);
        cached.embed("low tide");
        cached.embed("low tide");
        cached.embed("high tide");
        assertThat(asked).hasValue(2);
        assertThat(cached.stats()).isEqualTo(new CachedEmbedder.Stats(1, 2));
        assertThat(cached.stats().hitShare()).isEqualTo(1 / 3.0);
        assertThat(cached.id()).isEqualTo("counting@1");
    }

    @Test
    void aCallerCannotSpoilTheCache() {
        CachedEmbedder cached = new CachedEmbedder(counting, 1_000_000);
        cached.embed("low tide")[0] = 99;
        assertThat(cached.embed("low tide")).containsExactly(8, 1);
    }

    @Test
    void memoryStaysWithinItsBound() {
        CachedEmbedder cached = new CachedEmbedder(counting, 5_000);
        for (int i = 0; i < 1000; i++) {
            cached.embed("text " + i);
        }
        cached.settle();
        assertThat(cached.entries()).isLessThanOrEqualTo(5_000 / 160);
    }
}
