package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
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
    void workThatNeverEndsDoesNotHoldTheStopForEver() throws Exception {
        Service service = Service.loading(folder, "serve.workers=1", "serve.shutdown_seconds=1");
        var unused = CompletableFuture.supplyAsync(
                () -> service.post("/v1/score", Service.CASE), w -> new Thread(w).start());
        while (!service.get("/metrics").body().contains("holdfast_queue_wait_seconds_count 1")) {
            TimeUnit.MILLISECONDS.sleep(20);
        }

        CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start())
                .get(60, TimeUnit.SECONDS);

        service.loaded();
    }
}
