package io.holdfast.app.web;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A real service on a port of its own, asked as a client would. Every response that comes through it is checked against
 * the contract. Without models unless asked for: quick to start, the same code.
 */
final class Service implements AutoCloseable {
    static final String JSON = "application/json";
    static final String CASE = "{\"id\":\"c1\",\"question\":\"Which bread is sold on Monday?\","
            + "\"contexts\":[\"On Monday the bakery sells rye bread.\"],\"answer\":\"On Monday the bakery sells spelt bread.\"}";

    private final WebServer server;
    private final Config config;
    private final CountDownLatch models;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    private Service(Config config, Path folder, CountDownLatch models) {
        this.config = config;
        this.models = models;
        this.server = WebServer.start(
                config,
                () -> {
                    await(models);
                    return Scorers.withoutModels(config);
                },
                folder,
                "test");
    }

    /** @param settings {@code key=value} of the configuration */
    static Service start(Path folder, String... settings) {
        Service service = loading(folder, settings);
        service.loaded();
        return service;
    }

    /** One whose models are not there before {@link #loaded}: whatever is asked for meanwhile occupies its worker. */
    static Service loading(Path folder, String... settings) {
        return new Service(config(settings), folder, new CountDownLatch(1));
    }

    static Config config(String... settings) {
        ConfigLoader loader = new ConfigLoader().set("serve.port", "0", "test");
        for (String setting : settings) {
            loader.assignment(setting, "test");
        }
        return loader.load().config();
    }

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    void loaded() {
        models.countDown();
        server.awaitModels();
    }

    Config config() {
        return config;
    }

    WebServer server() {
        return server;
    }

    int port() {
        return server.port();
    }

    HttpClient client() {
        return client;
    }

    /** What was seen of the contract so far: {@code METHOD path status}. */
    Set<String> seen() {
        return seen;
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                .timeout(Duration.ofMinutes(2));
    }

    HttpResponse<String> get(String path) {
        return send(request(path).GET().build());
    }

    HttpResponse<String> post(String path, String body) {
        return post(path, JSON, body);
    }

    HttpResponse<String> post(String path, String type, String body) {
        return post(path, type, body.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    HttpResponse<String> post(String path, String type, byte[] body, Map<String, String> headers) {
        HttpRequest.Builder request = request(path).header("Content-Type", type).POST(BodyPublishers.ofByteArray(body));
        headers.forEach(request::header);
        return send(request.build());
    }

    HttpResponse<String> send(HttpRequest request) {
        try {
            HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
            checked(request.method(), request.uri().getRawPath(), response);
            return response;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The sum of a metric over its series that have all these labels. */
    double metric(String name, String... labels) {
        return get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith(name + " ") || line.startsWith(name + "{"))
                .filter(line -> Stream.of(labels).allMatch(line::contains))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' '))))
                .sum();
    }

    /** Waits until a metric has reached a value. */
    void until(String name, double value, String... labels) throws InterruptedException {
        while (metric(name, labels) < value) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    /** Waits until a refusal for this reason is counted; requests are counted just after they are answered. */
    void untilRefused(String reason) throws InterruptedException {
        until("holdfast_rejected_total", 1, "reason=\"" + reason + "\"");
    }

    private void checked(String method, String path, HttpResponse<String> response) {
        String type = response.headers().firstValue("Content-Type").orElse("");
        if (!method.equals("HEAD")) {
            seen.add(Contract.check(method, path, response.statusCode(), type, response.body()));
        }
    }

    /** A bare connection, for clients that misbehave. */
    Socket socket() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), port());
    }

    /** A client that asks for much and reads nothing: its thread waits until there is room to write. */
    Socket deaf() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1024);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port()));
        Thread sends = new Thread(() -> {
            try {
                socket.getOutputStream()
                        .write("GET /openapi.yaml HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                .repeat(2_000)
                                .getBytes(StandardCharsets.US_ASCII));
            } catch (IOException e) {
                // closed at the end of the test
            }
        });
        sends.setDaemon(true);
        sends.start();
        return socket;
    }

    /** Sends bytes as they are and reads until the service closes the connection. */
    String raw(String request) throws IOException {
        try (Socket socket = socket()) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return everything(socket.getInputStream());
        }
    }

    static String everything(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        models.countDown();
        server.close();
    }
}
