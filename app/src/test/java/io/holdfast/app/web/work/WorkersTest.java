package io.holdfast.app.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.app.web.http.Limit;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WorkersTest {
    private final CountDownLatch gate = new CountDownLatch(1);
    private Workers workers;

    private Workers workers(int queue, Duration deadline) {
        workers = new Workers(1, queue, deadline, time -> {});
        return workers;
    }

    @AfterEach
    void stop() {
        gate.countDown();
        workers.close();
    }

    /** Occupies the only worker until the gate opens. */
    private Future<Integer> occupied() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        Future<Integer> work = workers.queue(() -> {
            begun.countDown();
            gate.await();
            return 0;
        });
        begun.await();
        return work;
    }

    private CompletableFuture<String> asked(String name, List<String> order) {
        return CompletableFuture.supplyAsync(
                () -> workers.call(() -> {
                    order.add(name);
                    return name;
                }),
                work -> new Thread(work).start());
    }

    @Test
    void requestsGoBeforeLinesOfBatchesThatCameWithThem() throws Exception {
        workers(10, Duration.ofSeconds(20));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Future<Integer> first = occupied();
        Future<Boolean> line = workers.queue(() -> order.add("line"));
        CompletableFuture<String> request = asked("request", order);
        while (workers.waiting() < 1) {
            TimeUnit.MILLISECONDS.sleep(5);
        }

        gate.countDown();

        first.get();
        line.get();
        assertThat(request.get()).isEqualTo("request");
        assertThat(order).containsExactly("request", "line");
    }

    @Test
    void aLineThatHasWaitedADeadlineGoesBeforeANewRequest() throws Exception {
        workers(10, Duration.ofMillis(300));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        var unused = occupied();
        Future<Boolean> line = workers.queue(() -> order.add("line"));
        TimeUnit.MILLISECONDS.sleep(400);
        CompletableFuture<String> request = asked("request", order);
        while (workers.waiting() < 1) {
            TimeUnit.MILLISECONDS.sleep(1);
        }

        gate.countDown();

        line.get();
        request.get();
        assertThat(order).containsExactly("line", "request");
    }

    @Test
    void whoIsRefusedIsNeverWorkedOn() throws Exception {
        workers(1, Duration.ofMillis(50));
        var unused = occupied();
        List<String> order = Collections.synchronizedList(new ArrayList<>());

        assertThatThrownBy(() -> workers.call(() -> order.add("late")))
                .isInstanceOfSatisfying(ProblemException.class, e -> {
                    assertThat(e.problem().kind()).isEqualTo(Problem.Kind.BUSY);
                    assertThat(e.headers()).containsEntry("Retry-After", "1");
                    assertThat(e.limit()).contains(Limit.QUEUE_DEADLINE);
                });
        gate.countDown();
        workers.call(() -> order.add("next"));

        assertThat(order).containsExactly("next");
        assertThat(workers.waiting()).isZero();
    }

    @Test
    void whatTheWorkThrowsIsThrownToWhoAsked() {
        workers(1, Duration.ofSeconds(10));

        assertThatThrownBy(() -> workers.call(() -> {
                    throw new IllegalArgumentException("odd");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("odd");
        assertThat(workers.call(() -> 7)).as("the worker lives on").isEqualTo(7);
    }

    @Test
    void aClosedDeskSendsElsewhere() {
        workers(1, Duration.ofSeconds(10)).close();

        assertThatThrownBy(() -> workers.call(() -> 1))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        e -> assertThat(e.problem().kind()).isEqualTo(Problem.Kind.SHUTTING_DOWN));
    }
}
