package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class NativeCallsTest {
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(50);

    private final NativeCalls calls = new NativeCalls();

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "native-calls-test");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aStopWaitsForTheCallUnderWay() throws Exception {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch leave = new CountDownLatch(1);
        Thread caller = daemon(() -> calls.pass(() -> {
            inside.countDown();
            await(leave);
            return 1;
        }));
        inside.await();

        assertThat(calls.close(SHORT)).as("a call is under way").isFalse();
        CompletableFuture<Boolean> closing = CompletableFuture.supplyAsync(() -> calls.close(LONG));
        leave.countDown();
        assertThat(closing.get(20, TimeUnit.SECONDS)).isTrue();
        caller.join();
    }

    @Test
    void whoComesAfterAStopEntersNoNativeCode() throws Exception {
        assertThat(calls.close(SHORT)).isTrue();
        AtomicBoolean entered = new AtomicBoolean();

        Thread late = daemon(() -> calls.pass(() -> {
            entered.set(true);
            return 1;
        }));
        late.interrupt();
        late.join(200);

        assertThat(late.isAlive()).isTrue();
        assertThat(entered).isFalse();
        assertThat(calls.close(SHORT)).as("who waits is not under way").isTrue();
    }

    @Test
    void keptWorkEndsBeforeTheGateCloses() throws Exception {
        NativeCalls.Kept kept = calls.keep(LONG);
        CompletableFuture<Boolean> closing = CompletableFuture.supplyAsync(() -> calls.close(LONG));

        assertThat(calls.<Integer, RuntimeException>pass(() -> 7)).isEqualTo(7);
        assertThat(closing).isNotDone();
        kept.close();

        assertThat(closing.get(20, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void workThatNeverEndsHoldsAStopUpNoLongerThanItSaid() {
        NativeCalls.Kept forgotten = calls.keep(SHORT);
        assertThat(calls.close(SHORT)).isTrue();
        forgotten.close();
    }

    /** A shutdown hook of an application closes its models: it must not wait for the end that waits for it. */
    @Test
    void freeingAfterAStopReturnsAndEntersNoNativeCode() {
        AtomicBoolean entered = new AtomicBoolean();
        calls.passWhileOpen(() -> entered.getAndSet(true));
        assertThat(entered.getAndSet(false)).isTrue();
        calls.close(SHORT);
        calls.passWhileOpen(() -> entered.getAndSet(true));
        assertThat(entered).isFalse();
    }

    @Test
    void whatACallThrowsIsThrownAndCountsAsOver() {
        assertThatThrownBy(() -> calls.pass(() -> {
                    throw new IllegalStateException("broken");
                }))
                .isInstanceOf(IllegalStateException.class);
        assertThat(calls.close(SHORT)).isTrue();
    }

    @Test
    void aCallThatAStopMakesImpossibleIsCancelledWhileWorkIsKept() {
        NativeCalls stopping = new NativeCalls(() -> true);
        NativeCalls.Kept kept = stopping.keep(LONG);

        assertThatThrownBy(() -> stopping.pass(() -> {
                    throw new IllegalStateException("Shutdown in progress");
                }))
                .isInstanceOf(CancellationException.class);
        kept.close();
        assertThat(stopping.close(SHORT)).isTrue();
    }
}
