package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.web.http.ApiKeys;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is let in, and what every response carries. */
class DoorTest {
    private static final String KEY = "correct horse battery";

    @TempDir
    private Path folder;

    private Service service;

    @AfterEach
    void stop() {
        service.close();
    }

    private int status(String path, String header, String value) {
        return service.send(service.request(path).header(header, value).build()).statusCode();
    }

    @Test
    void withKeysOnlyHealthAndTheContractAreOpen() {
        service = Service.start(folder, "serve.api_keys=[" + ApiKeys.hash("another") + ", " + ApiKeys.hash(KEY) + "]");
        String basic = Base64.getEncoder().encodeToString(("me:" + KEY).getBytes(StandardCharsets.UTF_8));

        for (String path : new String[] {"/v1/runs", "/metrics", "/", "/nowhere"}) {
            assertThat(service.get(path).statusCode()).as(path).isEqualTo(401);
        }
        for (String path : new String[] {"/healthz", "/readyz", "/openapi.yaml"}) {
            assertThat(service.get(path).statusCode()).as(path).isEqualTo(200);
        }
        assertThat(status("/v1/runs", "X-Api-Key", KEY)).isEqualTo(200);
        assertThat(status("/v1/runs", "Authorization", "Bearer " + KEY)).isEqualTo(200);
        assertThat(status("/v1/runs", "Authorization", "Basic " + basic)).isEqualTo(200);
        assertThat(status("/v1/runs", "Authorization", "Bearer " + KEY + "x")).isEqualTo(401);
        assertThat(status("/v1/runs", "Authorization", "Basic !")).isEqualTo(401);
        assertThat(status("/v1/runs", "Authorization", KEY)).isEqualTo(401);
        assertThat(status("/v1/runs", "X-Api-Key", ApiKeys.hash(KEY)))
                .as("the hash opens nothing")
                .isEqualTo(401);
        assertThat(service.get("/v1/runs").headers().firstValue("WWW-Authenticate"))
                .hasValueSatisfying(value -> assertThat(value).startsWith("Bearer"));
        assertThat(service.get("/").headers().firstValue("WWW-Authenticate"))
                .hasValueSatisfying(value -> assertThat(value).startsWith("Basic"));
    }

    @Test
    void everyResponseCarriesTheSecurityHeadersAndNoVersion() {
        service = Service.start(folder);

        for (String path : new String[] {"/v1/runs", "/healthz", "/nowhere", "/v1/score", "/", "/metrics"}) {
            HttpResponse<String> response = service.get(path);
            Map<String, java.util.List<String>> headers = response.headers().map();
            assertThat(headers.get("content-security-policy").get(0))
                    .as(path)
                    .contains("default-src 'none'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(headers.get("x-content-type-options")).containsExactly("nosniff");
            assertThat(headers.get("referrer-policy")).containsExactly("no-referrer");
            assertThat(headers.get("x-frame-options")).containsExactly("DENY");
            assertThat(headers).doesNotContainKeys("server", "x-powered-by");
            assertThat(headers.get("x-request-id")).hasSize(1);
        }
    }

    @Test
    void aHarmlessRequestIdIsKeptAnyOtherReplaced() throws IOException {
        service = Service.start(folder);

        HttpRequest named = service.request("/nowhere")
                .header("X-Request-Id", "trace-7.b_C")
                .build();
        HttpResponse<String> kept = service.send(named);
        String injected = service.raw(head(
                "GET /nowhere HTTP/1.1", "Host: localhost", "Connection: close", "X-Request-Id: a\tSet-Cookie: b=c"));
        String folded = service.raw(head(
                "GET /nowhere HTTP/1.1",
                "Host: localhost",
                "Connection: close",
                "X-Request-Id: x%0d%0aSet-Cookie:b=c"));

        assertThat(kept.headers().firstValue("X-Request-Id")).contains("trace-7.b_C");
        assertThat(kept.body()).contains("\"instance\":\"urn:holdfast:request:trace-7.b_C\"");
        assertThat(injected).startsWith("HTTP/1.1 404").doesNotContain("Set-Cookie");
        assertThat(folded).startsWith("HTTP/1.1 404").doesNotContain("Set-Cookie");
    }

    private static String head(String... lines) {
        return String.join("\r\n", lines) + "\r\n\r\n";
    }

    @Test
    void pagesOfOtherSitesChangeNothing() {
        service = Service.start(folder);
        String own = "http://127.0.0.1:" + service.port();

        assertThat(posted(Map.of("Sec-Fetch-Site", "cross-site"))).isEqualTo(403);
        assertThat(posted(Map.of("Sec-Fetch-Site", "same-site"))).isEqualTo(403);
        assertThat(posted(Map.of("Origin", "http://evil.example"))).isEqualTo(403);
        assertThat(posted(Map.of("Origin", "null"))).isEqualTo(403);
        assertThat(posted(Map.of("Origin", own))).isEqualTo(200);
        assertThat(posted(Map.of("Sec-Fetch-Site", "same-origin", "Origin", own)))
                .isEqualTo(200);
        assertThat(posted(Map.of())).isEqualTo(200);
    }

    private int posted(Map<String, String> headers) {
        HttpRequest.Builder request = service.request("/v1/score")
                .header("Content-Type", Service.JSON)
                .POST(BodyPublishers.ofString(Service.CASE));
        headers.forEach(request::header);
        return service.send(request.build()).statusCode();
    }

    @Test
    void withoutKeysANameThatOnlyResolvesHereIsRefused() throws IOException {
        service = Service.start(folder);
        String rest = "\r\nConnection: close\r\n\r\n";

        assertThat(service.raw("GET /v1/runs HTTP/1.1\r\nHost: rebound.example:8080" + rest))
                .startsWith("HTTP/1.1 403");
        assertThat(service.raw("GET /v1/runs HTTP/1.1\r\nHost: localhost:8080" + rest))
                .startsWith("HTTP/1.1 200");
        assertThat(service.raw("GET /v1/runs HTTP/1.1\r\nHost: [::1]:8080" + rest))
                .startsWith("HTTP/1.1 200");
    }

    @Test
    void anotherMethodIsRefusedWithThoseThereAre() {
        service = Service.start(folder);

        HttpResponse<String> runs =
                service.send(service.request("/v1/runs").DELETE().build());
        HttpResponse<String> score = service.get("/v1/score");

        assertThat(runs.statusCode()).isEqualTo(405);
        assertThat(runs.headers().firstValue("Allow")).contains("GET, HEAD, POST");
        assertThat(score.statusCode()).isEqualTo(405);
        assertThat(score.headers().firstValue("Allow")).contains("POST");
    }

    @Test
    void brokenRequestsGetAProblemToo() throws IOException {
        service = Service.start(folder);

        for (String request : new String[] {
            "NONSENSE\r\n\r\n",
            "GET /v1/runs HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n",
            "GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000) + "\r\n\r\n",
            "POST /v1/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: -5\r\n\r\n",
            head(
                            "POST /v1/score HTTP/1.1",
                            "Host: localhost",
                            "Content-Type: application/json",
                            "Transfer-Encoding: chunked",
                            "Connection: close")
                    + "zz\r\n{}\r\n0\r\n\r\n",
        }) {
            String answer = service.raw(request);
            assertThat(answer)
                    .as(request.substring(0, Math.min(60, request.length())))
                    .startsWith("HTTP/1.1 4");
            assertThat(answer).contains("\"type\":\"urn:holdfast:problem:");
            assertThat(answer.toLowerCase(Locale.ROOT)).doesNotContain("jetty", "javalin", "exception");
        }
        assertThat(service.get("/healthz").statusCode()).isEqualTo(200);
    }

    @Test
    void headIsGetWithoutABody() {
        service = Service.start(folder);

        HttpResponse<String> head = service.send(service.request("/healthz")
                .method("HEAD", BodyPublishers.noBody())
                .build());

        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
    }

    /** A refusal reads the rest of the body first, and knows its end. */
    @Test
    void aRefusalDoesNotWaitOnceTheBodyIsThere() {
        service = Service.start(folder);
        service.post("/nowhere", Service.CASE);
        long from = System.nanoTime();

        for (int i = 0; i < 20; i++) {
            assertThat(service.post("/nowhere", Service.CASE).statusCode()).isEqualTo(404);
        }

        assertThat(System.nanoTime() - from).isLessThan(TimeUnit.SECONDS.toNanos(5));
    }
}
