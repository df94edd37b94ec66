package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Requests made wrong in every way we could think of, from a seed: never a 5xx, never a hang, and it goes on. */
class FuzzTest {
    private static final List<String> PATHS = List.of(
            "/v1/score",
            "/v1/conversations",
            "/v1/batch",
            "/v1/traces",
            "/v1/runs",
            "/v1/runs/x",
            "/v1/runs/x/findings",
            "/v1/runs/x/cancel",
            "/v1/runs/x/resume",
            "/healthz",
            "/readyz",
            "/openapi.yaml",
            "/metrics",
            "/",
            "/%2e%2e/x",
            "//v1/score",
            "/v1/score/",
            "/v1/../v1/score",
            "/v1/runs/%ff",
            "/v1/runs?limit=zz",
            "/v1/score;a=b",
            "/\u00e9");
    private static final List<String> METHODS = List.of(
            "POST", "POST", "POST", "POST", "GET", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW", "patch");
    private static final List<String> TYPES = List.of(
            "application/json", "application/json; charset=utf-8", "application/x-ndjson", "text/html", "", "////");
    private static final List<String> SEEDS = List.of(
            Service.CASE,
            "{\"conversation\":[{\"role\":\"user\",\"content\":\"When?\"},{\"role\":\"assistant\",\"content\":\"At 7.\"}],"
                    + "\"context\":{\"data\":{\"vector_data\":[{\"id\":1,\"text\":\"It opens at 9.\"}],\"sources\":{}}}}",
            TraceEndpointTest.body(TraceEndpointTest.trace("5".repeat(32), "It is 5 metres tall.")),
            "{\"model\":\"recorded\",\"dataset\":\"clean\",\"cases\":[{\"id\":1}]}");
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "1e999",
            "1e-999",
            "99999999999999999999",
            "\"\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "[]",
            "{}",
            "[[[[[[]]]]]]",
            "\"\u202e\uFFFF\"",
            "NaN",
            "'x'",
            "\"<script>alert(1)</script>\"",
            "{\"$ref\":\"#\"}");

    @TempDir
    private Path folder;

    @Test
    void twoThousandOddRequests() throws Exception {
        fuzz(2_000, 8);
    }

    @Test
    @Tag("heavy")
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void aHundredThousandOddRequests() throws Exception {
        fuzz(100_000, 32);
    }

    private void fuzz(int requests, int threads) throws Exception {
        try (Service service = Service.start(
                folder,
                "serve.body_timeout_seconds=1",
                "serve.idle_timeout_seconds=1",
                "serve.max_request_megabytes=1")) {
            ExecutorService pool = Executors.newFixedThreadPool(threads);
            List<Future<Map<String, Integer>>> parts = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                int seed = t;
                Callable<Map<String, Integer>> part = () -> fuzz(service, new Random(seed), requests / threads);
                parts.add(pool.submit(part));
            }
            Map<String, Integer> statuses = new TreeMap<>();
            for (Future<Map<String, Integer>> part : parts) {
                part.get().forEach((status, n) -> statuses.merge(status, n, Integer::sum));
            }
            pool.shutdown();
            System.out.println("fuzz: " + statuses);
            assertThat(statuses.keySet()).noneMatch(status -> status.startsWith("5"));
            assertThat(statuses).containsKeys("200", "400", "404", "405", "415", "422");
            assertThat(service.get("/healthz").statusCode()).isEqualTo(200);
            assertThat(service.post("/v1/score", Service.CASE).statusCode()).isEqualTo(200);
        }
    }

    private static Map<String, Integer> fuzz(Service service, Random random, int requests) throws IOException {
        Map<String, Integer> statuses = new TreeMap<>();
        for (int i = 0; i < requests; i++) {
            byte[] request = request(random);
            statuses.merge(status(service, request), 1, Integer::sum);
        }
        return statuses;
    }

    private static byte[] request(Random random) {
        String body = body(random);
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(6) == 0 && bytes.length > 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        boolean wellFormed = random.nextInt(4) > 0;
        String path = wellFormed ? PATHS.get(random.nextInt(5)) : pick(random, PATHS);
        String type = wellFormed
                ? (path.endsWith("batch") ? "application/x-ndjson" : "application/json")
                : pick(random, TYPES);
        StringBuilder head = new StringBuilder(wellFormed ? "POST" : pick(random, METHODS))
                .append(' ')
                .append(path)
                .append(" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ")
                .append(type)
                .append("\r\n");
        if (random.nextInt(8) == 0) {
            head.append(pick(
                    random,
                    List.of(
                            "X-Request-Id: \u0001\r\n",
                            "Expect: 100-continue\r\n",
                            "Content-Encoding: br\r\n",
                            "Range: bytes=0-1\r\n",
                            "Upgrade: websocket\r\n",
                            "Cookie: =;;=\r\n",
                            "X-Api-Key: x\r\n",
                            "Authorization: Basic :\r\n",
                            "Accept: ;q=z\r\n",
                            "Content-Length: 3\r\n")));
        }
        int length = random.nextInt(40) == 0 ? bytes.length + 5 : bytes.length;
        head.append("Content-Length: ").append(length).append("\r\n\r\n");
        byte[] start = head.toString().getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = new byte[start.length + bytes.length];
        System.arraycopy(start, 0, all, 0, start.length);
        System.arraycopy(bytes, 0, all, start.length, bytes.length);
        return all;
    }

    private static String body(Random random) {
        StringBuilder body = new StringBuilder(pick(random, SEEDS));
        int changes = random.nextInt(5);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(body.length());
            switch (random.nextInt(5)) {
                case 0 -> body.setLength(at + 1);
                case 1 -> body.insert(at, pick(random, VALUES));
                case 2 -> {
                    int colon = body.indexOf(":", at);
                    int end = colon < 0 ? -1 : body.indexOf(",", colon);
                    if (end > 0) {
                        body.replace(colon + 1, end, pick(random, VALUES));
                    }
                }
                case 3 -> body.insert(at, body.substring(at));
                default -> body.deleteCharAt(at).append(' ');
            }
        }
        return random.nextInt(5) == 0 ? body + "\n" + pick(random, SEEDS) : body.toString();
    }

    private static String pick(Random random, List<String> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static String status(Service service, byte[] request) throws IOException {
        try (Socket socket = service.socket()) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            String answer = Service.everything(socket.getInputStream());
            assertThat(answer).doesNotContain("\tat io.", "java.lang");
            String status = answer.startsWith("HTTP/1.1 ") ? answer.substring(9, 12) : "none";
            if (status.equals("100")) {
                int second = answer.indexOf("HTTP/1.1 ", 12);
                status = second < 0 ? "none" : answer.substring(second + 9, second + 12);
            }
            if (status.startsWith("5")) {
                System.out.println(new String(request, StandardCharsets.UTF_8) + "\n---\n" + answer);
            }
            return status;
        } catch (SocketTimeoutException e) {
            throw new AssertionError("no answer to " + new String(request, StandardCharsets.UTF_8), e);
        } catch (IOException e) {
            return "reset";
        }
    }
}
