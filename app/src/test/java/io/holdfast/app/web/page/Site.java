package io.holdfast.app.web.page;

import io.holdfast.app.web.WebServer;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** A real service on a free port, and a client that sends what a browser without scripts would. */
final class Site implements AutoCloseable {
    /** Tries to break out of text, of an attribute, of an address and of the direction of writing. */
    static final String HOSTILE = "<script>window.pwned=1</script>\"><img src=x onerror=window.pwned=2>"
            + "' onmouseover='window.pwned=3 javascript:alert(4) \u202Edesrever\u202C a\u200Bb </textarea></pre>";

    private static final String BOUNDARY = "----a-boundary-of-the-tests";
    private static Scorers scorers;

    private final WebServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    Site(Path directory) {
        this(directory, Site::shared, Map.of());
    }

    Site(Path directory, Supplier<Scorers> scorers, Map<String, String> settings) {
        server = WebServer.start(config(settings), scorers, directory, "test");
    }

    static Config config(Map<String, String> settings) {
        ConfigLoader loader = new ConfigLoader().set("serve.port", "0", "test");
        settings.forEach((key, value) -> loader.set(key, value, "test"));
        return loader.load().config();
    }

    /** The models are loaded once for all tests. */
    static synchronized Scorers shared() {
        if (scorers == null) {
            scorers = Scorers.of(config(Map.of()));
        }
        return scorers;
    }

    void awaitModels() {
        server.awaitModels();
    }

    String home() {
        return "http://127.0.0.1:" + server.port();
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path).GET().build());
    }

    Document page(String path) throws IOException, InterruptedException {
        return Jsoup.parse(get(path).body(), home());
    }

    /** Sends a form with files, as browsers do. A field with a file has its name after a colon: {@code upload:a.json}. */
    HttpResponse<String> post(String path, String... fieldsAndValues) throws IOException, InterruptedException {
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < fieldsAndValues.length; i += 2) {
            String[] field = fieldsAndValues[i].split(":", 2);
            body.append("--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"" + field[0] + "\"");
            if (field.length == 2) {
                body.append("; filename=\"" + field[1] + "\"\r\nContent-Type: application/json");
            }
            body.append("\r\n\r\n").append(fieldsAndValues[i + 1]).append("\r\n");
        }
        body.append("--" + BOUNDARY + "--\r\n");
        return send(request(path)
                .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)
                .POST(BodyPublishers.ofString(body.toString()))
                .build());
    }

    HttpResponse<String> postJson(String path, String json) throws IOException, InterruptedException {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build());
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(home() + path)).header("Accept", "text/html,*/*;q=0.8");
    }

    HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return client.send(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
    }

    /** Uploads recorded answers, waits until the run has ended, and gives its id. */
    String run(String name, String cases) throws IOException, InterruptedException {
        HttpResponse<String> started = post(
                "/runs", "model", "recorded", "dataset", "own", "dimension", "faithfulness", "cases:" + name, cases);
        String place =
                started.headers().firstValue("Location").orElseThrow(() -> new IllegalStateException(started.body()));
        for (int i = 0; page(place).select("#progress[data-live=yes]").size() == 1; i++) {
            if (i > 600) {
                throw new IllegalStateException("the run does not end: " + place);
            }
            Thread.sleep(100);
        }
        return place.substring(place.lastIndexOf('/') + 1);
    }

    @Override
    public void close() {
        server.close();
    }
}
