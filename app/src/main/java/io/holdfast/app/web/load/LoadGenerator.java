package io.holdfast.app.web.load;

import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

/** Sends cases to {@code POST /v1/score}: as fast as they are answered, or at a rate that does not care. */
public final class LoadGenerator {
    /** Requests on their way at once; more than any queue we configure, fewer than a service's connections. */
    private static final int MOST_AT_ONCE = 400;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI target;
    private final IntFunction<String> bodies;
    private final AtomicInteger next = new AtomicInteger();

    /** @param bodies the n-th case */
    public LoadGenerator(URI service, IntFunction<String> bodies) {
        this.target = service.resolve("/v1/score");
        this.bodies = bodies;
    }

    /** So many clients, each of which asks again when it was answered. */
    public LoadTally closed(int clients, Duration time) throws InterruptedException {
        return run(clients, 0, within(time));
    }

    /** A request every so often, whether the ones before are answered or not. */
    public LoadTally open(double perSecond, Duration time) throws InterruptedException {
        return run(MOST_AT_ONCE, (long) (TimeUnit.SECONDS.toNanos(1) / perSecond), within(time));
    }

    /** As {@link #open}, until told to end. */
    public LoadTally openWhile(double perSecond, BooleanSupplier on) throws InterruptedException {
        return run(MOST_AT_ONCE, (long) (TimeUnit.SECONDS.toNanos(1) / perSecond), on);
    }

    private static BooleanSupplier within(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() - end < 0;
    }

    private LoadTally run(int atOnce, long pauseNanos, BooleanSupplier on) throws InterruptedException {
        Map<Integer, Integer> statuses = new ConcurrentHashMap<>();
        AtomicInteger unconnected = new AtomicInteger();
        ConcurrentLinkedQueue<String> lost = new ConcurrentLinkedQueue<>();
        AtomicInteger unexplained = new AtomicInteger();
        ConcurrentLinkedQueue<Long> accepted = new ConcurrentLinkedQueue<>();
        Semaphore places = new Semaphore(atOnce);
        long start = System.nanoTime();
        long due = start;
        while (on.getAsBoolean()) {
            places.acquire();
            due += pauseNanos;
            long from = System.nanoTime();
            var unused = client.sendAsync(request(), BodyHandlers.discarding()).whenComplete((response, failure) -> {
                if (failure != null && unconnected(failure)) {
                    unconnected.incrementAndGet();
                } else if (failure != null) {
                    lost.add(String.format(Locale.ROOT, "after %.3f s: %s", (System.nanoTime() - from) / 1e9, failure));
                } else {
                    statuses.merge(response.statusCode(), 1, Integer::sum);
                    unexplained.addAndGet(unexplained(response) ? 1 : 0);
                    if (response.statusCode() == 200) {
                        accepted.add(System.nanoTime() - from);
                    }
                }
                places.release();
            });
            long early = due - System.nanoTime();
            if (pauseNanos > 0 && early > 0) {
                TimeUnit.NANOSECONDS.sleep(early);
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        places.acquire(atOnce);
        return new LoadTally(
                statuses, unconnected.get(), List.copyOf(lost), unexplained.get(), seconds, List.copyOf(accepted));
    }

    private static boolean unconnected(Throwable failure) {
        return failure instanceof ConnectException || (failure.getCause() != null && unconnected(failure.getCause()));
    }

    private static boolean unexplained(HttpResponse<?> response) {
        return response.statusCode() == 429
                && response.headers().firstValue("Retry-After").isEmpty();
    }

    private HttpRequest request() {
        return HttpRequest.newBuilder(target)
                .timeout(Duration.ofMinutes(2))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(bodies.apply(next.getAndIncrement())))
                .build();
    }
}
