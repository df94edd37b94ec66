package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class LimitsTest {
    private static final String POST =
            "POST /v1/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

    /** More than the bodies of one client that are read at once (26), fewer than its requests under way (65). */
    private static final int SLOW = 40;

    @TempDir
    private Path folder;

    private Service service;

    @AfterEach
    void stop() {
        service.close();
    }

    private CompletableFuture<HttpResponse<String>> asked() {
        return CompletableFuture.supplyAsync(
                () -> service.post("/v1/score", Service.CASE), work -> new Thread(work).start());
    }

    @Test
    void aFullQueueIsToldAtOnceAndNothingAcceptedIsLost() throws Exception {
        service =
                Service.loading(folder, "serve.workers=1", "serve.queue=2", "serve.queue_deadline_milliseconds=100000");
        List<CompletableFuture<HttpResponse<String>>> accepted = new ArrayList<>();
        accepted.add(asked());
        service.until("holdfast_queue_wait_seconds_count", 1);
        accepted.add(asked());
        accepted.add(asked());
        service.until("holdfast_queue_depth", 2);

        HttpResponse<String> refused = service.post("/v1/score", Service.CASE);

        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValue("Retry-After")).contains("100");
        service.untilRefused("queue_full");
        service.loaded();
        for (CompletableFuture<HttpResponse<String>> future : accepted) {
            assertThat(future.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void whoWaitsLongerThanTheDeadlineIsToldToComeAgain() throws Exception {
        service = Service.loading(folder, "serve.workers=1", "serve.queue_deadline_milliseconds=300");
        CompletableFuture<HttpResponse<String>> first = asked();
        service.until("holdfast_queue_wait_seconds_count", 1);

        HttpResponse<String> second = service.post("/v1/score", Service.CASE);

        assertThat(second.statusCode()).isEqualTo(429);
        assertThat(ScoreEndpointTest.problem(second).path("detail").asText()).contains("within 300 ms");
        service.untilRefused("queue_deadline");
        assertThat(service.get("/readyz").statusCode()).isEqualTo(503);
        assertThat(service.get("/healthz").statusCode()).isEqualTo(200);
        service.loaded();
        assertThat(first.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
        assertThat(service.get("/readyz").statusCode()).isEqualTo(200);
    }

    @Test
    void aBodyOfOneByteASecondIsGivenUpWith408() throws Exception {
        service = Service.start(folder, "serve.body_timeout_seconds=2");
        try (Socket socket = service.socket()) {
            socket.getOutputStream().write((POST + "Content-Length: 400\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            Thread drip = drip(socket, 400);

            String answer = Service.everything(socket.getInputStream());

            assertThat(answer).startsWith("HTTP/1.1 408").contains("\"code\":\"request_timeout\"");
            drip.interrupt();
        }
    }

    @Test
    void aBodyThatStopsComingIsGivenUpWith408() throws Exception {
        service = Service.start(folder, "serve.idle_timeout_seconds=1");

        String answer = service.raw(POST + "Content-Length: 400\r\n\r\n{");

        assertThat(answer).startsWith("HTTP/1.1 408").contains("\"code\":\"request_timeout\"");
    }

    @Test
    void aHeadOfOneByteASecondIsCutOff() throws Exception {
        service = Service.start(folder, "serve.idle_timeout_seconds=3");
        try (Socket socket = service.socket()) {
            socket.setSoTimeout(60_000);
            Thread drip = drip(socket, 400);

            String answer = Service.everything(socket.getInputStream());

            assertThat(answer).doesNotStartWith("HTTP/1.1 200");
            drip.interrupt();
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("reset");
        }
    }

    @Test
    void slowClientsDoNotKeepOthersOut() throws Exception {
        service = Service.start(folder, "serve.workers=1", "serve.queue=1", "serve.body_timeout_seconds=30");
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < SLOW; i++) {
                Socket socket = service.socket();
                socket.getOutputStream()
                        .write((POST + "Content-Length: 9\r\n\r\n{").getBytes(StandardCharsets.US_ASCII));
                slow.add(socket);
            }
            assertThat(service.get("/healthz").statusCode()).isEqualTo(200);
            assertThat(service.get("/v1/runs").statusCode()).isEqualTo(200);
            assertThat(service.post("/v1/score", Service.CASE).statusCode()).isIn(200, 429);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
        HttpResponse<String> after = service.post("/v1/score", Service.CASE);
        while (after.statusCode() == 429) {
            after = service.post("/v1/score", Service.CASE);
        }
        assertThat(after.statusCode()).isEqualTo(200);
    }

    @Test
    void bodiesTogetherStayWithinTheirBudget() throws Exception {
        service = Service.start(folder, "serve.max_request_megabytes=1", "serve.buffer_megabytes=1");
        try (Socket socket = service.socket()) {
            socket.getOutputStream()
                    .write((POST + "Content-Length: 1000000\r\n\r\n" + " ".repeat(900_000))
                            .getBytes(StandardCharsets.US_ASCII));
            service.until("holdfast_buffer_bytes", 900_000);

            HttpResponse<String> other = service.post("/v1/score", " ".repeat(200_000) + Service.CASE);

            assertThat(other.statusCode()).isEqualTo(429);
            assertThat(ScoreEndpointTest.problem(other).path("detail").asText()).contains("serve.buffer_megabytes");
            service.untilRefused("buffer");
        }
        while (service.metric("holdfast_buffer_bytes") > 0) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertThat(service.post("/v1/score", Service.CASE).statusCode()).isEqualTo(200);
    }

    @Test
    void aRequestThatTakesLongerThanTheIdleTimeIsStillAnswered() throws Exception {
        service = Service.loading(folder, "serve.idle_timeout_seconds=1", "serve.workers=1");
        CompletableFuture<HttpResponse<String>> slow = asked();
        service.until("holdfast_queue_wait_seconds_count", 1);
        TimeUnit.MILLISECONDS.sleep(2500);
        service.loaded();

        assertThat(slow.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
    }

    @Test
    void idleConnectionsBeyondTheLimitAreClosedForNewOnes() throws Exception {
        service = Service.start(folder, "serve.max_connections=20", "serve.idle_timeout_seconds=60");
        List<Socket> idle = new ArrayList<>();
        try {
            for (int i = 0; i < 200; i++) {
                idle.add(service.socket());
            }
            long from = System.nanoTime();

            assertThat(service.get("/healthz").statusCode()).isEqualTo(200);

            assertThat(System.nanoTime() - from).isLessThan(TimeUnit.SECONDS.toNanos(20));
            assertThat(service.metric("holdfast_http_connections")).isLessThanOrEqualTo(21);
            idle.get(0).setSoTimeout(20_000);
            assertThat(idle.get(0).getInputStream().read())
                    .as("the first was closed")
                    .isEqualTo(-1);
        } finally {
            for (Socket socket : idle) {
                socket.close();
            }
        }
    }

    @Test
    void clientsThatNeverReadDoNotKeepHealthAway() throws Exception {
        service = Service.start(folder, "serve.workers=1", "serve.queue=1", "serve.max_batches=1");
        List<Socket> deaf = new ArrayList<>();
        try {
            for (int i = 0; i < 120; i++) {
                deaf.add(service.deaf());
            }
            service.until("holdfast_http_in_flight", 50);

            assertThat(service.get("/healthz").statusCode()).isEqualTo(200);
            HttpResponse<String> refused = service.get("/v1/runs");
            while (refused.statusCode() == 200) {
                refused = service.get("/v1/runs");
            }
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.headers().firstValue("Retry-After")).contains("1");
            service.untilRefused("requests");
        } finally {
            for (Socket socket : deaf) {
                socket.close();
            }
        }
    }

    /** The refusal is made before a thread is spent; a body still on its way must not lose it. */
    @Test
    void whoIsRefusedForTooManyRequestsSeesWhyThoughItsBodyComesLater() throws Exception {
        service = Service.start(folder, "serve.workers=1", "serve.queue=1", "serve.max_batches=1");
        List<Socket> deaf = new ArrayList<>();
        try {
            for (int i = 0; i < 120; i++) {
                deaf.add(service.deaf());
            }
            while (service.get("/v1/runs").statusCode() == 200) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            for (int told = 0; told < 5; ) {
                try (Socket socket = service.socket()) {
                    socket.setSoTimeout(60_000);
                    socket.getOutputStream()
                            .write((POST + "Connection: close\r\nContent-Length: 8\r\n\r\n")
                                    .getBytes(StandardCharsets.US_ASCII));
                    TimeUnit.MILLISECONDS.sleep(100);
                    socket.getOutputStream().write("{\"id\"".getBytes(StandardCharsets.US_ASCII));
                    TimeUnit.MILLISECONDS.sleep(20);
                    socket.getOutputStream().write(":1}".getBytes(StandardCharsets.US_ASCII));
                    String answer = Service.everything(socket.getInputStream());
                    assertThat(answer).startsWith("HTTP/1.1 4");
                    told += answer.startsWith("HTTP/1.1 429") ? 1 : 0;
                }
            }
        } finally {
            for (Socket socket : deaf) {
                socket.close();
            }
        }
    }

    @Test
    void aBatchThatKeepsTheServiceWaitingMakesRoomForAnother() throws Exception {
        service = Service.start(folder, "serve.max_batches=1", "serve.body_timeout_seconds=1");
        try (Socket slow = service.socket()) {
            slow.setSoTimeout(60_000);
            slow.getOutputStream()
                    .write(String.join(
                                    "\r\n",
                                    "POST /v1/batch HTTP/1.1",
                                    "Host: localhost",
                                    "Connection: close",
                                    "Content-Type: application/x-ndjson",
                                    "Transfer-Encoding: chunked",
                                    "",
                                    "")
                            .getBytes(StandardCharsets.US_ASCII));
            Thread lines = new Thread(() -> lineEvery(600, slow));
            lines.start();
            int answered = slow.getInputStream().read(); // so it has the place
            HttpResponse<String> other = service.post("/v1/batch", "application/x-ndjson", Service.CASE + "\n");
            long from = System.nanoTime();
            while (other.statusCode() == 429 && System.nanoTime() - from < TimeUnit.SECONDS.toNanos(30)) {
                TimeUnit.MILLISECONDS.sleep(100);
                other = service.post("/v1/batch", "application/x-ndjson", Service.CASE + "\n");
            }

            assertThat(other.statusCode()).isEqualTo(200);
            String ended = (char) answered + Service.everything(slow.getInputStream());
            assertThat(ended).startsWith("HTTP/1.1 200").contains("\"code\":\"request_timeout\"", "others wait");
            lines.interrupt();
        }
    }

    private static void lineEvery(int milliseconds, Socket socket) {
        byte[] line = (Service.CASE + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            while (true) {
                socket.getOutputStream()
                        .write((Integer.toHexString(line.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
                socket.getOutputStream().write(line);
                socket.getOutputStream().write("\r\n".getBytes(StandardCharsets.US_ASCII));
                TimeUnit.MILLISECONDS.sleep(milliseconds);
            }
        } catch (IOException | InterruptedException e) {
            // the service has closed the connection, or the test is over
        }
    }

    private static Thread drip(Socket socket, int bytes) {
        Thread drip = new Thread(() -> {
            try {
                for (int i = 0; i < bytes; i++) {
                    socket.getOutputStream().write('P');
                    TimeUnit.SECONDS.sleep(1);
                }
            } catch (IOException | InterruptedException e) {
                // the service has closed the connection, or the test is over
            }
        });
        drip.start();
        return drip;
    }
}
