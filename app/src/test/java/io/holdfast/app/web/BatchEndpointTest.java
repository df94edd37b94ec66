package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchEndpointTest {
    private static final String LINES = "application/x-ndjson";
    private static final String HEAD = "POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + LINES
            + "\r\nTransfer-Encoding: chunked\r\n\r\n";

    @TempDir
    private Path folder;

    private Service service;

    @AfterEach
    void stop() {
        service.close();
    }

    private static String testCase(int number) {
        return "{\"id\":\"n" + number + "\",\"question\":\"How many geese?\",\"context\":\"The farm has " + number
                + " geese.\",\"answer\":\"The farm has " + (number % 3 == 0 ? number + 1 : number) + " geese.\"}";
    }

    private static List<JsonNode> lines(HttpResponse<String> response) {
        return response.body().lines().map(line -> (JsonNode) Json.own(line)).toList();
    }

    @Test
    void linesComeOutInOrderWithTheBytesOfSingleRequests() {
        service = Service.start(folder, "serve.workers=3");
        List<String> cases =
                IntStream.range(0, 300).mapToObj(BatchEndpointTest::testCase).toList();

        HttpResponse<String> response = service.post("/v1/batch", LINES, String.join("\n", cases));

        assertThat(response.statusCode()).isEqualTo(200);
        List<String> out = response.body().lines().toList();
        assertThat(out).hasSize(300);
        for (int i : new int[] {0, 1, 3, 150, 299}) {
            assertThat(out.get(i) + "\n")
                    .isEqualTo(service.post("/v1/score", cases.get(i)).body());
        }
    }

    @Test
    void aBadLineGivesAnErrorInItsPlaceAndTheOthersGoOn() {
        service = Service.start(folder, "serve.max_request_megabytes=1");
        String conversation = ConversationEndpointTest.body("garden-openai").replace("\n", " ");
        byte[] body = String.join(
                        "\n",
                        testCase(1),
                        "not json",
                        "",
                        "{\"question\":\"q\",\"contexts\":[]}",
                        conversation,
                        "{\"conversation\":5,\"context\":[]}",
                        "\"\u00FF\u00FF\"",
                        "{\"x\":\"" + "y".repeat(2 << 20) + "\"}",
                        testCase(2))
                .getBytes(StandardCharsets.ISO_8859_1);

        List<JsonNode> out = lines(service.post("/v1/batch", LINES, body, Map.of()));

        assertThat(out.stream()
                        .map(line -> line.has("error")
                                ? line.path("line").asInt() + " "
                                        + line.at("/error/code").asText()
                                : line.path("id").asText(line.path("verdict").asText()))
                        .toList())
                .containsExactly(
                        "n1",
                        "2 malformed_json",
                        "4 invalid_field",
                        Json.own(service.post("/v1/conversations", conversation).body())
                                .path("verdict")
                                .asText(),
                        "6 invalid_field",
                        "7 not_utf8",
                        "8 too_large",
                        "n2");
        assertThat(out.get(2).at("/error/detail").asText()).contains("field \"answer\" is missing");
    }

    @Test
    void aClientMayWaitForEachLineBeforeItSendsTheNext() throws IOException {
        service = Service.start(folder);
        try (Socket socket = service.socket()) {
            socket.setSoTimeout(30_000);
            OutputStream out = socket.getOutputStream();
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            out.write(HEAD.getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < 5; i++) {
                chunk(out, testCase(i) + "\n");
                String line = in.readLine();
                while (!line.startsWith("{")) {
                    line = in.readLine();
                }
                assertThat(line).startsWith("{\"id\":\"n" + i + "\"");
            }
        }
    }

    @Test
    void whoDoesNotReadIsNotReadFrom() throws IOException, InterruptedException {
        service = Service.start(folder, "serve.idle_timeout_seconds=60");
        AtomicLong sent = new AtomicLong();
        try (Socket socket = new Socket()) {
            socket.setReceiveBufferSize(8192);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), service.port()));
            OutputStream out = socket.getOutputStream();
            out.write(HEAD.getBytes(StandardCharsets.US_ASCII));
            Thread sender = new Thread(() -> {
                try {
                    while (true) {
                        chunk(out, "no case\n".repeat(1000));
                        sent.addAndGet(8000);
                    }
                } catch (IOException e) {
                    // the test closes the socket
                }
            });
            sender.start();
            long before = -1;
            while (sent.get() > before) {
                before = sent.get();
                TimeUnit.SECONDS.sleep(2);
            }
            assertThat(sender.isAlive())
                    .as("the sender is held back, not refused")
                    .isTrue();
            assertThat(sent.get()).as("bytes taken from who reads nothing").isBetween(1L, 64L << 20);
            assertThat(service.post("/v1/score", testCase(1)).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void anOpenBatchTakesAPlaceAndTheNextIsToldToComeAgain() throws Exception {
        service = Service.start(folder, "serve.max_batches=1");
        try (Socket socket = service.socket()) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream().write(HEAD.getBytes(StandardCharsets.US_ASCII));
            chunk(socket.getOutputStream(), testCase(1) + "\n");
            assertThat(socket.getInputStream().read()).isEqualTo('H');

            HttpResponse<String> second = service.post("/v1/batch", LINES, testCase(2));

            assertThat(second.statusCode()).isEqualTo(429);
            assertThat(second.headers().firstValue("Retry-After")).contains("1");
            service.untilRefused("batches");
            assertThat(service.post("/v1/score", testCase(3)).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void aLineThatNeverEndsIsGivenUpAndSaidSo() throws IOException, InterruptedException {
        service = Service.start(folder, "serve.body_timeout_seconds=1", "serve.idle_timeout_seconds=2");
        try (Socket socket = service.socket()) {
            socket.setSoTimeout(30_000);
            OutputStream out = socket.getOutputStream();
            out.write(HEAD.getBytes(StandardCharsets.US_ASCII));
            chunk(out, testCase(1) + "\n{");

            String all = Service.everything(socket.getInputStream());

            assertThat(all).contains("\"id\":\"n1\"", "{\"line\":2,\"error\":{\"code\":\"request_timeout\"");
        } catch (SocketTimeoutException e) {
            throw new AssertionError("the service hangs", e);
        }
    }

    @Test
    void mixedBatchesOfAnyLengthKeepTheirCount() {
        service = Service.start(folder);
        for (int length : new int[] {0, 1, 2, 17}) {
            String body = IntStream.range(0, length)
                    .mapToObj(BatchEndpointTest::testCase)
                    .collect(Collectors.joining("\r\n"));

            assertThat(lines(service.post("/v1/batch", LINES, body))).hasSize(length);
        }
    }

    private static void chunk(OutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.write((Integer.toHexString(bytes.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.write(bytes);
        out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }
}
