package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.app.web.http.ApiKeys;
import io.holdfast.app.web.http.Problem;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Every address, method and status of openapi.yaml is really answered, and every answer is as it says. */
@Timeout(300)
class ContractTest {
    private static final String LINES = "application/x-ndjson";
    private static final List<String> BODIES = List.of(
            "/v1/score",
            "/v1/citations",
            "/v1/context",
            "/v1/conversations",
            "/v1/ask",
            "/v1/batch",
            "/v1/traces",
            "/mcp",
            "/v1/runs");
    private static final List<String> ALL = List.of(
            "/v1/score",
            "/v1/citations",
            "/v1/context",
            "/v1/conversations",
            "/v1/ask",
            "/v1/batch",
            "/v1/traces",
            "/mcp",
            "/v1/runs",
            "/v1/runs/x",
            "/v1/runs/x/findings",
            "/v1/runs/x/queries",
            "/v1/runs/x/cancel",
            "/v1/runs/x/resume",
            "/healthz",
            "/readyz",
            "/metrics",
            "/openapi.yaml");

    private static final List<String> WATCHING = List.of("/healthz", "/readyz", "/metrics");

    @TempDir
    private Path folder;

    private final Set<String> seen = new TreeSet<>();

    @Test
    void everyDocumentedStatusIsSeenAndAsDocumented() throws Exception {
        answersAndRefusals();
        seen.addAll(AskEndpointTest.seen(folder));
        withKeys();
        busyAndSlow();
        crowded();
        runsAtTheirLimit();
        shuttingDown();

        Set<String> documented = new TreeSet<>(Contract.documented());
        Set<String> methods = new TreeSet<>();
        documented.stream().filter(d -> d.endsWith(" 405")).forEach(d -> {
            methods.add(d);
            assertThat(seen).contains(d.substring(d.indexOf(' ') + 1));
        });
        documented.removeAll(methods);
        documented.removeAll(seen);
        assertThat(documented).as("documented and never seen").isEmpty();
    }

    private static String type(String path) {
        return path.endsWith("batch") ? LINES : Service.JSON;
    }

    private void answersAndRefusals() throws Exception {
        try (Service service = Service.start(folder, "serve.max_request_megabytes=1")) {
            service.post("/v1/score", Service.CASE);
            service.post("/v1/citations", Service.CASE);
            service.post("/v1/context", Service.CASE);
            service.post("/mcp", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}");
            service.post("/mcp", "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
            service.post("/v1/conversations", ConversationEndpointTest.body("ferry-user-said"));
            service.post("/v1/ask", "{\"question\":\"Why?\"}");
            service.post("/v1/batch", LINES, Service.CASE + "\nx\n");
            service.post("/v1/traces", TraceEndpointTest.body(TraceEndpointTest.trace("6".repeat(32), "It is tall.")));
            Stream.of("/healthz", "/readyz", "/metrics", "/openapi.yaml").forEach(service::get);
            String id = Json.own(service.post(
                                    "/v1/runs", "{\"dataset\":\"paraphrase\",\"dimensions\":[\"all\"],\"limit\":2}")
                            .body())
                    .path("id")
                    .asText();
            String address = "/v1/runs/" + id;
            while (!service.get(address).body().contains("\"state\":\"finished\"")) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
            service.get("/v1/runs");
            service.get("/v1/runs?limit=x");
            for (String part : List.of("findings", "queries")) {
                service.get(address + "/" + part);
                service.get(address + "/" + part + "?offset=x");
                service.get("/v1/runs/none/" + part);
            }
            service.get("/v1/runs/none");
            for (String change : List.of("cancel", "resume")) {
                service.post(address + "/" + change, "");
                service.post("/v1/runs/none/" + change, "");
                service.post(
                        "/v1/runs/none/" + change, Service.JSON, new byte[0], Map.of("Sec-Fetch-Site", "cross-site"));
            }
            for (String path : BODIES) {
                service.post(path, "{");
                service.post(path, "{}");
                service.post(path, "text/plain", "{}");
                service.post(path, Service.JSON, new byte[2 << 20], Map.of());
                service.post(path, Service.JSON, new byte[0], Map.of("Sec-Fetch-Site", "cross-site"));
            }
            ALL.forEach(path -> service.send(
                    service.request(path).method("PUT", BodyPublishers.noBody()).build()));
            seen.addAll(service.seen());
        }
    }

    private void withKeys() {
        try (Service service = Service.start(folder, "serve.api_keys=[" + ApiKeys.hash("k") + "]")) {
            ALL.forEach(service::get);
            BODIES.forEach(path -> service.post(path, type(path), "{}"));
            service.post("/v1/runs/x/cancel", "");
            service.post("/v1/runs/x/resume", "");
            seen.addAll(service.seen());
        }
    }

    private void busyAndSlow() throws Exception {
        try (Service service = Service.loading(
                folder,
                "serve.workers=1",
                "serve.queue=1",
                "serve.max_batches=1",
                "serve.body_timeout_seconds=1",
                "serve.idle_timeout_seconds=1",
                "serve.queue_deadline_milliseconds=200")) {
            for (String path : BODIES) {
                String answer = service.raw("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                        + type(path) + "\r\nContent-Length: 99\r\n\r\n{");
                int body = answer.indexOf("\r\n\r\n");
                seen.add(Contract.check(
                        "POST",
                        path,
                        Integer.parseInt(answer.substring(9, 12)),
                        Problem.MEDIA_TYPE,
                        answer.substring(body + 4)));
            }
            service.get("/readyz");
            service.post("/v1/runs", "{\"dataset\":\"clean\"}");
            long before = taken(service);
            CompletableFuture<HttpResponse<String>> first = CompletableFuture.supplyAsync(
                    () -> service.post("/v1/score", Service.CASE), work -> new Thread(work).start());
            while (taken(service) == before) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            service.post("/v1/score", Service.CASE);
            service.post("/v1/citations", Service.CASE);
            service.post("/v1/context", Service.CASE);
            service.post("/mcp", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}");
            service.post("/mcp", "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
            service.post("/v1/conversations", ConversationEndpointTest.body("library-id"));
            service.post("/v1/ask", "{\"question\":\"Why?\"}");
            service.post("/v1/traces", TraceEndpointTest.body(TraceEndpointTest.trace("7".repeat(32), "It is tall.")));
            holdTheBatchPlace(service);
            service.loaded();
            first.get(60, TimeUnit.SECONDS);
            seen.addAll(service.seen());
        }
    }

    /** Clients that read nothing hold all the threads that one address may. */
    private void crowded() throws Exception {
        List<Socket> deaf = new ArrayList<>();
        try (Service service = Service.start(folder, "serve.workers=1", "serve.queue=1", "serve.max_batches=1")) {
            for (int i = 0; i < 120; i++) {
                deaf.add(service.deaf());
            }
            for (String path : ALL.stream().filter(p -> !WATCHING.contains(p)).toList()) {
                boolean changes = path.endsWith("cancel") || path.endsWith("resume");
                while ((changes ? service.post(path, "") : service.get(path)).statusCode() != 429) {
                    TimeUnit.MILLISECONDS.sleep(20);
                }
            }
            WATCHING.forEach(
                    path -> assertThat(service.get(path).statusCode()).as(path).isEqualTo(200));
            seen.addAll(service.seen());
        } finally {
            for (Socket socket : deaf) {
                socket.close();
            }
        }
    }

    /** A batch whose body never ends holds its place; where another one was there first, it is refused and tries again. */
    private static void holdTheBatchPlace(Service service) throws Exception {
        int status = 200;
        while (status == 200) {
            try (Socket batch = service.socket()) {
                batch.getOutputStream()
                        .write(("POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + LINES
                                        + "\r\nContent-Length: 999\r\n\r\n" + Service.CASE + "\n")
                                .getBytes(StandardCharsets.UTF_8));
                TimeUnit.MILLISECONDS.sleep(200);
                status = service.post("/v1/batch", LINES, "x").statusCode();
            }
        }
    }

    /** How much work the workers have taken from the queue. */
    private static long taken(Service service) {
        return service.get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("holdfast_queue_wait_seconds_count "))
                .mapToLong(line -> Math.round(Double.parseDouble(line.substring(line.indexOf(' ') + 1))))
                .sum();
    }

    private void runsAtTheirLimit() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                Service service = Service.start(
                        folder,
                        "serve.run_models=['ollama:quiet']",
                        "serve.max_waiting_runs=1",
                        "serve.shutdown_seconds=4",
                        "models.ollama_url=http://127.0.0.1:" + silent.getLocalPort())) {
            List<String> ids = new ArrayList<>();
            for (String name : List.of("one", "two", "three", "four")) {
                HttpResponse<String> response = service.post(
                        "/v1/runs",
                        "{\"model\":\"ollama:quiet\",\"cases\":[{\"id\":\"" + name
                                + "\",\"question\":\"q\",\"context\":\"c\"}]}");
                ids.add(Json.own(response.body()).path("id").asText());
                if (name.equals("two")) {
                    service.post("/v1/runs/" + ids.get(1) + "/cancel", "");
                }
            }
            service.post("/v1/runs/" + ids.get(1) + "/resume", "");
            service.post("/v1/runs/" + ids.get(2) + "/cancel", "");
            service.post("/v1/runs/" + ids.get(1) + "/resume", "");
            seen.addAll(service.seen());
        }
    }

    private void shuttingDown() throws Exception {
        Service service = Service.loading(folder, "serve.workers=1");
        CompletableFuture<HttpResponse<String>> accepted = CompletableFuture.supplyAsync(
                () -> service.post("/v1/score", Service.CASE), work -> new Thread(work).start());
        while (!service.get("/metrics").body().contains("holdfast_queue_wait_seconds_count 1")) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        CompletableFuture<Void> stop =
                CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start());
        while (service.get("/v1/runs").statusCode() != 503) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        ALL.stream().filter(path -> !path.equals("/healthz")).forEach(service::get);
        BODIES.forEach(path -> service.post(path, type(path), "{}"));
        service.post("/v1/runs/x/cancel", "");
        service.post("/v1/runs/x/resume", "");
        service.loaded();
        accepted.get(60, TimeUnit.SECONDS);
        stop.get(60, TimeUnit.SECONDS);
        seen.addAll(service.seen());
    }

    @Test
    void aFieldTheContractDoesNotKnowIsRefused() {
        String body = "{\"status\":\"ok\",\"more\":1}";

        assertThatThrownBy(() -> Contract.check("GET", "/healthz", 200, Service.JSON, body))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("more");
        assertThatThrownBy(() -> Contract.check("GET", "/healthz", 418, Service.JSON, body))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void everyKindOfProblemIsInTheContract() {
        Set<String> codes = new TreeSet<>();
        Contract.document()
                .at("/components/schemas/Problem/properties/code/enum")
                .forEach(code -> codes.add(code.asText()));

        assertThat(codes)
                .isEqualTo(new TreeSet<>(Arrays.stream(Problem.Kind.values())
                        .map(Problem.Kind::code)
                        .toList()));
    }

    @Test
    void theServiceHandsOutItsContract() throws IOException {
        try (Service service = Service.start(folder)) {
            assertThat(service.get("/openapi.yaml").body()).startsWith("openapi: 3.1.0");
        }
    }
}
