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
    private static final Demand ONE = new Demand("one", 100);
    private Workers workers;

    private Workers workers(int queue, Duration deadline) {
        return workers(queue, deadline, Duration.ofMinutes(5));
    }

    private Workers workers(int queue, Duration deadline, Duration longest) {
        workers = new Workers(new Workers.Settings(1, queue, deadline, longest), time -> {});
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
        Future<Integer> work = workers.queue(ONE, () -> {
            begun.countDown();
            gate.await();
            return 0;
        });
        begun.await();
        return work;
    }

    private CompletableFuture<String> asked(String name, List<String> order) {
        return asked(ONE, name, order);
    }

    private CompletableFuture<String> asked(Demand demand, String name, List<String> order) {
        return CompletableFuture.supplyAsync(
                () -> workers.call(demand, () -> {
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
        Future<Boolean> line = workers.queue(ONE, () -> order.add("line"));
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
        Future<Boolean> line = workers.queue(ONE, () -> order.add("line"));
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

        assertThatThrownBy(() -> workers.call(ONE, () -> order.add("late")))
                .isInstanceOfSatisfying(ProblemException.class, e -> {
                    assertThat(e.problem().kind()).isEqualTo(Problem.Kind.BUSY);
                    assertThat(e.headers()).containsEntry("Retry-After", "1");
                    assertThat(e.limit()).contains(Limit.QUEUE_DEADLINE);
                });
        gate.countDown();
        workers.call(ONE, () -> order.add("next"));

        assertThat(order).containsExactly("next");
        assertThat(workers.waiting()).isZero();
    }

    @Test
    void whatTheWorkThrowsIsThrownToWhoAsked() {
        workers(1, Duration.ofSeconds(10));

        assertThatThrownBy(() -> workers.call(ONE, () -> {
                    throw new IllegalArgumentException("odd");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("odd");
        assertThat(workers.call(ONE, () -> 7)).as("the worker lives on").isEqualTo(7);
    }

    @Test
    void aClosedDeskSendsElsewhere() {
        workers(1, Duration.ofSeconds(10)).close();

        assertThatThrownBy(() -> workers.call(ONE, () -> 1))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        e -> assertThat(e.problem().kind()).isEqualTo(Problem.Kind.SHUTTING_DOWN));
    }

    @Test
    void anotherClientBeginsAtOnceThoughAllPlacesAreTaken() throws Exception {
        workers(10, Duration.ofSeconds(20));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        var unused = occupied();
        CompletableFuture<String> own = asked("own", order);
        while (workers.waiting() < 1) {
            TimeUnit.MILLISECONDS.sleep(1);
        }

        assertThat(asked(new Demand("two", 100), "other", order).get()).isEqualTo("other");
        assertThat(own).isNotDone();
        gate.countDown();
        own.get();
    }

    @Test
    void smallWorkBeginsAtOnceThoughLargeWorkOfTheSameClientTakesAllPlaces() throws Exception {
        workers(10, Duration.ofSeconds(20));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Demand large = new Demand("one", 100_000);
        CountDownLatch begun = new CountDownLatch(1);
        Future<Boolean> first = workers.queue(large, () -> {
            begun.countDown();
            gate.await();
            return true;
        });
        begun.await();
        CompletableFuture<String> second = asked(large, "large", order);
        while (workers.waiting() < 1) {
            TimeUnit.MILLISECONDS.sleep(1);
        }

        assertThat(asked("small", order).get()).isEqualTo("small");
        assertThat(second).isNotDone();
        gate.countDown();
        assertThat(first.get()).isTrue();
        assertThat(second.get()).isEqualTo("large");
    }

    @Test
    void clientsTakeTurnsHoweverManyRequestsOneHas() throws Exception {
        workers(16, Duration.ofSeconds(20));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Future<Integer> first = occupied();
        Future<Boolean> spare = workers.queue(new Demand("two", 100), () -> {
            gate.await();
            return true;
        });
        List<CompletableFuture<String>> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            all.add(asked("one", order));
        }
        all.add(asked(new Demand("three", 100), "three", order));
        while (workers.waiting() < 9) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
        TimeUnit.MILLISECONDS.sleep(50);

        gate.countDown();

        for (CompletableFuture<String> one : all) {
            one.get();
        }
        first.get();
        spare.get();
        assertThat(order.indexOf("three"))
                .as("position of the only request of the third client")
                .isLessThan(3);
    }

    @Test
    void oneClientLeavesPlacesOfTheQueueToOthers() throws Exception {
        workers(8, Duration.ofSeconds(20));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        var unused = occupied();
        List<CompletableFuture<String>> all = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            all.add(asked("one", order));
        }
        while (workers.waiting() < 6) {
            TimeUnit.MILLISECONDS.sleep(1);
        }

        assertThatThrownBy(() -> workers.call(ONE, () -> 1))
                .isInstanceOfSatisfying(
                        ProblemException.class, e -> assertThat(e.limit()).contains(Limit.QUEUE_FULL));
        assertThat(asked(new Demand("two", 100), "two", order).get()).isEqualTo("two");
        gate.countDown();
        for (CompletableFuture<String> one : all) {
            one.get();
        }
    }

    @Test
    void workThatTakesTooLongIsStoppedAndTheWorkerLivesOn() throws Exception {
        workers(1, Duration.ofSeconds(10), Duration.ofMillis(50));
        CountDownLatch begun = new CountDownLatch(1);
        Future<Boolean> endless = workers.queue(ONE, () -> {
            begun.countDown();
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            return true;
        });
        begun.await();
        workers.stopOverdue();
        assertThat(endless.isDone()).as("not yet too long").isFalse();
        TimeUnit.MILLISECONDS.sleep(60);

        workers.stopOverdue();

        assertThat(endless.get()).isTrue();
        assertThat(workers.call(ONE, () -> Thread.currentThread().isInterrupted()))
                .isFalse();
    }

    @Test
    void whatRunsAndWhatWaitsAtTheEndIsToldSo() throws Exception {
        workers(4, Duration.ofSeconds(20));
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Integer> running = CompletableFuture.supplyAsync(
                () -> workers.call(ONE, () -> {
                    begun.countDown();
                    while (!Thread.currentThread().isInterrupted()) {
                        Thread.onSpinWait();
                    }
                    return 1;
                }),
                work -> new Thread(work).start());
        begun.await();
        CompletableFuture<String> queued = asked("queued", new ArrayList<>());
        while (workers.waiting() < 1) {
            TimeUnit.MILLISECONDS.sleep(1);
        }

        workers.close();

        for (CompletableFuture<?> each : List.of(running, queued)) {
            assertThatThrownBy(() -> each.get(10, TimeUnit.SECONDS))
                    .cause()
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            e -> assertThat(e.problem().kind()).isEqualTo(Problem.Kind.SHUTTING_DOWN));
        }
    }
}
