package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.web.http.ApiKeys;
import io.holdfast.app.web.load.LoadCases;
import io.holdfast.core.config.Config;
import io.holdfast.models.Scorers;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What one client asks for does not keep another waiting. */
@Timeout(120)
class TwoClientsTest {
    private static final String KEYS = "serve.api_keys=[" + ApiKeys.hash("a") + "," + ApiKeys.hash("b") + "]";

    @TempDir
    private Path folder;

    private static CompletableFuture<HttpResponse<String>> asked(Service service, String key) {
        return CompletableFuture.supplyAsync(
                () -> service.post(
                        "/v1/score",
                        Service.JSON,
                        Service.CASE.getBytes(StandardCharsets.UTF_8),
                        Map.of("X-Api-Key", key)),
                work -> new Thread(work).start());
    }

    /** The number behind a metric, asked for with a key. */
    private static double metric(Service service, String name) {
        return service.send(service.request("/metrics")
                        .header("X-Api-Key", "b")
                        .GET()
                        .build())
                .body()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .sum();
    }

    private static void until(Service service, String name, double value) throws InterruptedException {
        while (metric(service, name) < value) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    @Test
    void theSecondBeginsAtOnceThoughTheFirstHasTakenAllItMay() throws Exception {
        try (Service service = Service.loading(
                folder, "serve.workers=1", "serve.queue=8", "serve.queue_deadline_milliseconds=100000", KEYS)) {
            List<CompletableFuture<HttpResponse<String>>> accepted = new ArrayList<>();
            accepted.add(asked(service, "a"));
            until(service, "holdfast_queue_wait_seconds_count", 1);
            for (int i = 0; i < 6; i++) {
                accepted.add(asked(service, "a"));
            }
            until(service, "holdfast_queue_depth", 6);
            assertThat(asked(service, "a").get().statusCode()).isEqualTo(429);

            accepted.add(asked(service, "b"));

            until(service, "holdfast_queue_wait_seconds_count", 2);
            assertThat(metric(service, "holdfast_queue_depth"))
                    .as("still waiting: all of the first")
                    .isEqualTo(6);
            service.loaded();
            for (CompletableFuture<HttpResponse<String>> each : accepted) {
                assertThat(each.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
            }
        }
    }

    /** With the embedded model: one client sends the heaviest cases that are allowed, the other small ones. */
    @Test
    @Tag("heavy")
    @Timeout(600)
    void theSecondStaysWithinThreeTimesItsQuietTime() throws Exception {
        Config config = Service.config(KEYS);
        LoadCases heaviest = new LoadCases(470);
        AtomicInteger sent = new AtomicInteger();
        try (WebServer server = WebServer.start(config, () -> Scorers.of(config), folder, "test")) {
            server.awaitModels();
            times(server, 0);
            List<Double> quiet = times(server, 1);
            AtomicBoolean on = new AtomicBoolean(true);
            AtomicInteger heavy = new AtomicInteger();
            List<Thread> others = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Thread thread = new Thread(() -> {
                    while (on.get()) {
                        if (status(server, "a", heaviest.json(sent.incrementAndGet())) == 200) {
                            heavy.incrementAndGet();
                        }
                    }
                });
                thread.start();
                others.add(thread);
            }
            TimeUnit.SECONDS.sleep(3);
            List<Double> beside = times(server, 2);
            on.set(false);
            for (Thread other : others) {
                other.join();
            }
            quiet.addAll(times(server, 3));
            Collections.sort(quiet);
            double before = percentile(quiet, 0.99);
            double after = percentile(beside, 0.99);
            System.out.printf(
                    "two clients: quiet p50 %.1f p99 %.1f ms; beside %d heavy cases of %d characters p50 %.1f p99 %.1f ms%n",
                    percentile(quiet, 0.5),
                    before,
                    heavy.get(),
                    heaviest.json(0).length(),
                    percentile(beside, 0.5),
                    after);
            assertThat(heavy.get()).isPositive();
            assertThat(after).isLessThan(3 * before);
        }
    }

    /** Times of a hundred small cases, others in each round: what was judged before is remembered. */
    private static List<Double> times(WebServer server, int round) {
        LoadCases cases = new LoadCases(12);
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            String body = cases.json(round * 100 + i).replace("bay ", "bay " + (char) ('A' + round));
            long from = System.nanoTime();
            assertThat(status(server, "b", body)).isEqualTo(200);
            times.add((System.nanoTime() - from) / 1e6);
        }
        Collections.sort(times);
        return times;
    }

    private static double percentile(List<Double> times, double share) {
        return times.get((int) (share * (times.size() - 1)));
    }

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private static int status(WebServer server, String key, String body) {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/v1/score"))
                    .header("X-Api-Key", key)
                    .header("Content-Type", Service.JSON)
                    .POST(BodyPublishers.ofString(body))
                    .build();
            return CLIENT.send(request, BodyHandlers.ofString()).statusCode();
        } catch (java.io.IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
