package io.holdfast.app.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class OrderedPipelineTest {
    @Test
    void resultsComeInInputOrderWhateverFinishesFirst() {
        CountDownLatch secondDone = new CountDownLatch(1);
        List<Integer> results = new ArrayList<>();
        new OrderedPipeline<Integer, Integer>(2, n -> {
                    if (n == 0) {
                        await(secondDone);
                    } else {
                        secondDone.countDown();
                    }
                    return n;
                })
                .run(IntStream.range(0, 200).iterator(), results::add);

        assertThat(results).isEqualTo(IntStream.range(0, 200).boxed().toList());
    }

    @Test
    void workRunsOnSeveralThreadsAtOnce() {
        CountDownLatch bothHere = new CountDownLatch(2);
        List<Integer> results = new ArrayList<>();
        new OrderedPipeline<Integer, Integer>(2, n -> {
                    bothHere.countDown();
                    await(bothHere);
                    return n;
                })
                .run(List.of(1, 2).iterator(), results::add);

        assertThat(results).containsExactly(1, 2);
    }

    @Test
    void readingStaysAWindowAheadOfWriting() {
        AtomicInteger read = new AtomicInteger();
        AtomicInteger written = new AtomicInteger();
        AtomicInteger furthest = new AtomicInteger();
        Iterator<Integer> items = new Iterator<>() {
            @Override
            public boolean hasNext() {
                return read.get() < 10_000;
            }

            @Override
            public Integer next() {
                furthest.accumulateAndGet(read.incrementAndGet() - written.get(), Math::max);
                return read.get();
            }
        };
        new OrderedPipeline<Integer, Integer>(4, n -> n).run(items, n -> written.incrementAndGet());

        assertThat(written).hasValue(10_000);
        assertThat(furthest.get()).isBetween(2, 64);
    }

    @Test
    void sinkThatThrowsEndsTheRun() {
        AtomicInteger read = new AtomicInteger();
        assertThatThrownBy(() -> new OrderedPipeline<Integer, Integer>(2, n -> n)
                        .run(IntStream.generate(read::incrementAndGet).iterator(), n -> {
                            throw new IllegalArgumentException("full");
                        }))
                .hasMessage("full");
        assertThat(read.get()).isLessThan(100);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
