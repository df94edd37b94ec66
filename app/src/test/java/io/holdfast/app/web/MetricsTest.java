package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MetricsTest {
    @TempDir
    private Path folder;

    @Test
    void whatHappenedIsCounted() {
        try (Service service = Service.start(folder)) {
            service.post("/v1/score", Service.CASE);
            service.post("/v1/score", Service.CASE.replace("spelt", "rye"));
            service.post("/v1/score", Service.CASE.replaceAll("On Monday the bakery sells spelt bread.", ""));
            service.post("/v1/score", "{");
            service.post("/v1/conversations", ConversationEndpointTest.body("hostel-hallucination"));
            service.get("/nowhere/" + "x".repeat(50));

            String metrics = service.get("/metrics").body();

            assertThat(metrics)
                    .contains(
                            "holdfast_http_requests_seconds_count{method=\"POST\",route=\"/v1/score\",status=\"200\"} 3",
                            "holdfast_http_requests_seconds_count{method=\"POST\",route=\"/v1/score\",status=\"400\"} 1",
                            "holdfast_http_requests_seconds_count{method=\"GET\",route=\"none\",status=\"404\"} 1",
                            "holdfast_http_requests_seconds_bucket{method=\"POST\",route=\"/v1/score\",status=\"200\",le=",
                            "holdfast_cases_total{outcome=\"scored\"} 2.0",
                            "holdfast_cases_total{outcome=\"unmeasured\"} 1.0",
                            "holdfast_unmeasured_total{code=\"empty_answer\"} 1.0",
                            "holdfast_conversations_total{verdict=\"",
                            "holdfast_verdicts_total{rule=\"",
                            "holdfast_queue_wait_seconds_count 5",
                            "holdfast_queue_depth 0.0",
                            "holdfast_embedding_cache_hit_ratio",
                            "holdfast_embedding_cache_misses_total",
                            "holdfast_runs{state=\"running\"} 0.0",
                            "jvm_memory_used_bytes{area=\"heap\"",
                            "jvm_gc_")
                    .doesNotContain("xxxxx");
        }
    }
}
