package io.holdfast.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BusyPageTest {
    @Test
    @SuppressWarnings("unchecked")
    void whenThereIsNoRoomTheFormComesBackWithAllThatWasWritten(@TempDir Path directory) throws Exception {
        CountDownLatch loaded = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        Map<String, String> small = Map.of("serve.workers", "1", "serve.queue_deadline_milliseconds", "40");
        try (Site site = new Site(
                directory,
                () -> {
                    await(loaded);
                    return Site.shared();
                },
                small)) {
            CompletableFuture<HttpResponse<String>> one = CompletableFuture.supplyAsync(() -> score(site), threads);
            CompletableFuture<HttpResponse<String>> other = CompletableFuture.supplyAsync(() -> score(site), threads);
            HttpResponse<String> refused =
                    (HttpResponse<String>) CompletableFuture.anyOf(one, other).get(1, TimeUnit.MINUTES);
            loaded.countDown();
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            Document page = Jsoup.parse(refused.body());
            assertThat(page.select("#problem[role=alert]").text()).contains("send the form again", "nothing was lost");
            assertThat(page.select("textarea[name=answer]").first().wholeText().strip())
                    .isEqualTo("It floats.");
            assertThat(one.join().statusCode() + other.join().statusCode()).isEqualTo(429 + 200);
            assertThat(site.get("/metrics").body()).contains("holdfast_rejected_total{reason=\"queue_deadline\"} 1.0");
        } finally {
            threads.shutdownNow();
        }
    }

    private static HttpResponse<String> score(Site site) {
        try {
            return site.post("/score", "question", "q", "document", "d", "answer", "It floats.");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
