package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.lab.json.Json;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class ShutdownTest {
    @TempDir
    private Path folder;

    @Test
    void whatWasAcceptedIsFinishedAndWhatComesLaterIsSentElsewhere() throws Exception {
        Service service = Service.loading(folder, "serve.workers=1");
        CompletableFuture<HttpResponse<String>> accepted = CompletableFuture.supplyAsync(
                () -> service.post("/v1/score", Service.CASE), w -> new Thread(w).start());
        while (!service.get("/metrics").body().contains("holdfast_queue_wait_seconds_count 1")) {
            TimeUnit.MILLISECONDS.sleep(20);
        }

        CompletableFuture<Void> stopping =
                CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start());
        HttpResponse<String> late = service.post("/v1/score", Service.CASE);
        while (late.statusCode() == 429) {
            late = service.post("/v1/score", Service.CASE);
        }

        assertThat(late.statusCode()).isEqualTo(503);
        assertThat(ScoreEndpointTest.problem(late).path("code").asText()).isEqualTo("shutting_down");
        assertThat(service.get("/readyz").statusCode()).isEqualTo(503);
        assertThat(service.get("/healthz").statusCode()).isEqualTo(200);
        service.loaded();
        assertThat(accepted.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
        stopping.get(60, TimeUnit.SECONDS);
    }

    @Test
    void workThatNeverEndsDoesNotHoldTheStopForEverAndIsToldSo() throws Exception {
        Service service = Service.loading(folder, "serve.workers=1", "serve.shutdown_seconds=1");
        CompletableFuture<HttpResponse<String>> accepted = CompletableFuture.supplyAsync(
                () -> service.post("/v1/score", Service.CASE), w -> new Thread(w).start());
        while (!service.get("/metrics").body().contains("holdfast_queue_wait_seconds_count 1")) {
            TimeUnit.MILLISECONDS.sleep(20);
        }

        CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start())
                .get(60, TimeUnit.SECONDS);

        HttpResponse<String> told = accepted.get(60, TimeUnit.SECONDS);
        assertThat(told.statusCode()).isEqualTo(503);
        assertThat(ScoreEndpointTest.problem(told).path("code").asText()).isEqualTo("shutting_down");
        service.loaded();
    }

    @Test
    void aStopDoesNotWaitForModelsThatNobodyWaitsFor() {
        try (Service service = Service.loading(folder)) {
            assertThat(service.server().awaitModels(CompletableFuture.completedFuture(true)))
                    .isFalse();
        }
    }

    /** What the gate of the models says when they can no longer be loaded. */
    @Test
    void modelsThatAStopCancelsAreNoFaultOfTheService() throws Exception {
        Config config = Service.config("serve.workers=1");
        CountDownLatch stopped = new CountDownLatch(1);
        try (WebServer server = WebServer.start(
                config,
                () -> {
                    Service.await(stopped);
                    throw new CancellationException("the process stops");
                },
                folder,
                "test")) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/v1/score"))
                    .header("Content-Type", Service.JSON)
                    .POST(BodyPublishers.ofString(Service.CASE))
                    .build();
            CompletableFuture<HttpResponse<String>> accepted =
                    HttpClient.newHttpClient().sendAsync(request, BodyHandlers.ofString());
            TimeUnit.MILLISECONDS.sleep(200);
            stopped.countDown();

            assertThat(accepted.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(503);
        }
    }

    /** Two seconds on a machine of its own; a busy one gets some more. */
    private static final long SOON = TimeUnit.SECONDS.toNanos(8);

    private Service withAModelThatNeverAnswers(ServerSocket silent) {
        return Service.start(
                folder,
                "serve.run_models=['ollama:quiet']",
                "models.ollama_url=http://127.0.0.1:" + silent.getLocalPort());
    }

    private static String begun(Service service) throws InterruptedException {
        String body = "{\"model\":\"ollama:quiet\",\"cases\":[{\"id\":\"a\",\"question\":\"q\",\"context\":\"c\"}]}";
        String id = Json.own(service.post("/v1/runs", body).body()).path("id").asText();
        while (!service.get("/v1/runs/" + id).body().contains("\"state\":\"running\"")) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        return "/v1/runs/" + id;
    }

    @Test
    void aRunThatWaitsForItsModelIsCancelledSoon() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                Service service = withAModelThatNeverAnswers(silent)) {
            String run = begun(service);
            long from = System.nanoTime();

            service.post(run + "/cancel", "");
            while (!service.get(run).body().contains("\"state\":\"cancelled\"")) {
                TimeUnit.MILLISECONDS.sleep(10);
            }

            assertThat(System.nanoTime() - from).isLessThan(SOON);
        }
    }

    @Test
    void aServiceWhoseRunWaitsForItsModelStopsSoon() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Service service = withAModelThatNeverAnswers(silent);
            begun(service);
            long from = System.nanoTime();

            service.close();

            assertThat(System.nanoTime() - from).isLessThan(SOON);
        }
    }
}
