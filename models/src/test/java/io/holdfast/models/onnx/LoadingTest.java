package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LoadingTest {
    /** Every worker of the common pool waits; a model must load all the same. */
    @Test
    void aModelLoadsWhileTheCommonPoolIsFullOfThoseWhoWaitForIt() throws Exception {
        CountDownLatch loaded = new CountDownLatch(1);
        List<ForkJoinTask<?>> waiting = new ArrayList<>();
        for (int i = 0; i < ForkJoinPool.getCommonPoolParallelism() * 2; i++) {
            waiting.add(ForkJoinPool.commonPool().submit(() -> loaded.await(60, TimeUnit.SECONDS)));
        }
        try {
            assertThat(Loading.start(() -> "here").get(30, TimeUnit.SECONDS)).isEqualTo("here");
        } finally {
            loaded.countDown();
        }
        for (ForkJoinTask<?> task : waiting) {
            task.get(60, TimeUnit.SECONDS);
        }
    }
}
