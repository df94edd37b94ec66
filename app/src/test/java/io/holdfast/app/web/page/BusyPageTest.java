package io.holdfast.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BusyPageTest {
    @Test
    void whenThereIsNoRoomTheFormComesBackWithAllThatWasWritten(@TempDir Path directory) throws Exception {
        CountDownLatch loaded = new CountDownLatch(1);
        Map<String, String> small = Map.of("serve.workers", "1", "serve.queue_deadline_milliseconds", "40");
        try (Site site = new Site(
                directory,
                () -> {
                    await(loaded);
                    return Site.shared();
                },
                small)) {
            CompletableFuture<HttpResponse<String>> first = CompletableFuture.supplyAsync(() -> score(site, "first"));
            HttpResponse<String> refused = score(site, "second");
            while (refused.statusCode() != 429) {
                refused = score(site, "second");
            }
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            Document page = Jsoup.parse(refused.body());
            assertThat(page.select("#problem[role=alert]").text()).contains("send the form again", "nothing was lost");
            assertThat(page.select("textarea[name=answer]").first().wholeText().strip())
                    .isEqualTo("second");
            loaded.countDown();
            assertThat(first.join().statusCode()).isIn(200, 429);
        }
    }

    private static HttpResponse<String> score(Site site, String answer) {
        try {
            return site.post("/score", "question", "q", "document", "d", "answer", answer);
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
