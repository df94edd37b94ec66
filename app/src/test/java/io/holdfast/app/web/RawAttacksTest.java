package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Requests that no client sends by mistake: each gets one refusal that says why, and no second request hides in it. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RawAttacksTest {
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");
    private static final String HIDDEN = "GET /v1/runs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    private Service service;

    @BeforeAll
    void start(@TempDir Path folder) {
        service = Service.start(folder, "serve.idle_timeout_seconds=2", "serve.body_timeout_seconds=2");
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static String post(String headers, String body) {
        return "POST /v1/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + headers + "\r\n\r\n"
                + body;
    }

    private static String json(String body) {
        return post("Connection: close\r\nContent-Length: " + body.length(), body);
    }

    private static Stream<Arguments> attacks() {
        String length = "Content-Length: " + HIDDEN.length();
        return Stream.of(
                Arguments.of(
                        "two framings", post(length + "\r\nTransfer-Encoding: chunked", "0\r\n\r\n" + HIDDEN), 400),
                Arguments.of("two lengths", post("Content-Length: 0\r\n" + length, HIDDEN), 400),
                Arguments.of("a list of lengths", post("Content-Length: 0, " + HIDDEN.length(), HIDDEN), 400),
                Arguments.of("a signed length", post("Content-Length: +" + HIDDEN.length(), HIDDEN), 400),
                Arguments.of("a length before a space", post("Content-Length : 0", HIDDEN), 400),
                Arguments.of("a folded header", post("Content-Length:\r\n 0", HIDDEN), 400),
                Arguments.of("an unknown coding", post("Transfer-Encoding: xchunked", "0\r\n\r\n" + HIDDEN), 400),
                Arguments.of(
                        "chunked and then another",
                        post("Transfer-Encoding: chunked, gzip", "0\r\n\r\n" + HIDDEN),
                        400),
                Arguments.of(
                        "a chunk too long to count", post("Transfer-Encoding: chunked", "FFFFFFFFFFFFFFFFF\r\n{"), 400),
                Arguments.of("a negative chunk", post("Transfer-Encoding: chunked", "-1\r\n{}\r\n0\r\n\r\n"), 400),
                Arguments.of("a NUL in a header", post("X-A: a\0b\r\nContent-Length: 0", ""), 400),
                Arguments.of("two hosts", "GET /v1/runs HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n", 400),
                Arguments.of("no version", "GET /v1/runs\r\n\r\n", 400),
                Arguments.of("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
                Arguments.of("a head without an end", "GET / HTTP/1.1\r\n" + "X-A: b\r\n".repeat(4_000), 431),
                Arguments.of(
                        "a way out of the folder",
                        "GET /v1/runs/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                        404),
                Arguments.of(
                        "an expectation nobody has",
                        post("Connection: close\r\nExpect: a miracle\r\nContent-Length: 0", ""),
                        400),
                Arguments.of("a number without end", json("{\"id\":1e999999999}"), 422),
                Arguments.of("digits without end", json("{\"id\":" + "9".repeat(20_000) + "}"), 400),
                Arguments.of("brackets without end", json("[".repeat(50_000)), 400),
                Arguments.of("names without end", json("{\"a\":".repeat(40_000)), 400),
                Arguments.of("a key twice", json("{\"answer\":\"a\",\"answer\":\"b\"}"), 400),
                Arguments.of("two values", json("{} {}"), 400),
                Arguments.of("bytes that are no text", json("{\"answer\":\"\u00c3(\"}"), 400));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("attacks")
    void isRefusedOnceAndNothingIsHiddenInIt(String name, String request, int status) throws IOException {
        String answer = service.raw(request);

        Matcher statuses = STATUS.matcher(answer);
        assertThat(statuses.results().map(found -> found.group(1)))
                .as(name + ": " + answer)
                .containsExactly(Integer.toString(status));
        assertThat(answer).contains("\"type\":\"urn:holdfast:problem:").doesNotContain("Exception", "\tat ");
    }

    @Test
    void theServiceIsWellAfterwards() {
        assertThat(service.get("/healthz").statusCode()).isEqualTo(200);
        assertThat(service.post("/v1/score", Service.CASE).statusCode()).isEqualTo(200);
    }
}
