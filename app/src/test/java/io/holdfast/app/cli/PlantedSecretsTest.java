package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Secrets planted where users have them (the key of a model server, the password of a database, the key of the service),
 * commands that work and commands that fail, and a model server that quotes the key it was sent. Afterwards every file that
 * came of it, stores and what was printed among them, is searched for each secret, byte by byte.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class PlantedSecretsTest {
    private static final String MODEL_KEY = "sk-planted-model-key-0451";
    private static final String PASSWORD = "planted-password-0451";
    private static final String SERVICE_KEY = "planted-service-key-0451";
    private static final List<String> SECRETS = List.of(MODEL_KEY, PASSWORD, SERVICE_KEY);
    private static final String STORE =
            "pipeline.store=jdbc:postgresql://127.0.0.1:1/none?user=u&password=" + PASSWORD + "&connectTimeout=1";
    private static final String CASE =
            "{\"id\":\"well\",\"question\":\"How deep is the well?\",\"contexts\":[\"The well is 30 m deep.\"],"
                    + "\"answer\":\"The well is 30 m deep.\"}\n";

    @TempDir
    Path folder;

    private final List<String> sent = new ArrayList<>();
    private HttpServer server;
    private int outputs;

    @BeforeEach
    void start() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), CASE);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/refused/", exchange -> quoteTheKey(exchange, 401, "{\"error\":{\"message\":\"Wrong key: %s\"}}"));
        server.createContext("/broken/", exchange -> quoteTheKey(exchange, 200, "<html>Bearer %s</html>"));
        server.createContext("/down/", exchange -> quoteTheKey(exchange, 503, "Bearer %s may not call"));
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private void quoteTheKey(HttpExchange exchange, int status, String body) throws IOException {
        try (exchange) {
            String key = exchange.getRequestHeaders().getFirst("Authorization").replace("Bearer ", "");
            synchronized (sent) {
                sent.add(key);
            }
            byte[] reply = body.formatted(key).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, reply.length);
            exchange.getResponseBody().write(reply);
        }
    }

    @Test
    void noCommandPrintsOrKeepsASecret() throws Exception {
        for (String kind : List.of("refused", "broken", "down")) {
            String url =
                    "models.openai_url=http://127.0.0.1:" + server.getAddress().getPort() + "/" + kind + "/v1";
            String[] patience = {"--set", "inference.max_retries=1", "--set", url};
            run(
                    patience,
                    "score",
                    "--input",
                    "cases.jsonl",
                    "--judge",
                    "openai:m",
                    "--no-model",
                    "--out",
                    kind + ".jsonl");
            run(patience, "run", "--model", "openai:m", "--dataset", "cases.jsonl", "--out", kind);
            run(patience, "config", "--effective");
        }
        String[] store = {"--set", STORE};
        run(store, "config", "--json");
        run(store, "run", "--model", "extractive", "--dataset", "clean", "--limit", "1", "--out", "stored");
        run(store, "serve", "--port", "0", "--no-model");
        serve();

        assertThat(sent).as("the server saw the key").isNotEmpty().containsOnly(MODEL_KEY);
        assertNoSecretUnder(folder);
    }

    /** What was printed goes into files beside what the command writes. */
    private void run(String[] settings, String... command) throws Exception {
        Process process = process(settings, command).start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(folder.resolve("err" + outputs + ".txt"))
                .as("the command is one")
                .content()
                .doesNotContain("--help");
    }

    private ProcessBuilder process(String[] settings, String... command) {
        List<String> arguments = new ArrayList<>(List.of(command));
        arguments.addAll(List.of(settings));
        ProcessBuilder process = HoldfastProcess.of(folder, List.of(), arguments);
        process.environment().put("OPENAI_API_KEY", MODEL_KEY);
        outputs++;
        return process.redirectOutput(folder.resolve("out" + outputs + ".txt").toFile())
                .redirectError(folder.resolve("err" + outputs + ".txt").toFile());
    }

    /** Requests with the key, without it and with it in the wrong place; the answers are kept too. */
    private void serve() throws Exception {
        Cli hashed = new Cli(folder).stdin(SERVICE_KEY).run("serve", "--hash-key");
        String[] keys = {"--set", "serve.api_keys=[" + hashed.out().strip() + "]"};
        Process service = process(keys, "serve", "--port", "0", "--no-model").start();
        try {
            String address = address(outputs);
            HttpClient client = HttpClient.newHttpClient();
            List<HttpRequest.Builder> requests = List.of(
                    request(address, "/v1/score").header("Authorization", "Bearer " + SERVICE_KEY),
                    request(address, "/v1/score").header("Authorization", SERVICE_KEY),
                    request(address, "/v1/score?key=wrong"),
                    request(address, "/v1/nothing").header("Authorization", "Bearer " + SERVICE_KEY),
                    request(address, "/v1/score").header("Authorization", "Basic " + SERVICE_KEY));
            List<Integer> codes = new ArrayList<>();
            for (HttpRequest.Builder each : requests) {
                var response = client.send(each.build(), BodyHandlers.ofString());
                codes.add(response.statusCode());
                Files.writeString(
                        folder.resolve("response" + codes.size() + ".txt"), response.headers() + response.body());
            }
            assertThat(codes).startsWith(200).contains(401, 404);
        } finally {
            service.destroy();
            assertThat(service.waitFor(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static HttpRequest.Builder request(String address, String path) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(CASE));
    }

    private String address(int output) throws Exception {
        for (int i = 0; i < 300; i++) {
            var found = SignalTest.ADDRESS.matcher(Files.readString(folder.resolve("out" + output + ".txt"))
                    + Files.readString(folder.resolve("err" + output + ".txt")));
            if (found.find()) {
                return found.group();
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
        throw new AssertionError("the service did not say where it listens");
    }

    private static void assertNoSecretUnder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertThat(all).hasSizeGreaterThan(25);
            for (Path file : all) {
                String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
                for (String secret : SECRETS) {
                    assertThat(bytes.contains(secret))
                            .as("%s in %s", secret, file)
                            .isFalse();
                }
            }
        }
    }
}
