package io.holdfast.app.web;

import io.holdfast.app.web.load.LoadCases;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;

/** Asks a service one thing of each kind, as its clients would, to know that it works before they come. */
public final class SelfCheck {
    private static final String CONVERSATION = "{\"conversation\":[{\"role\":\"user\",\"content\":\"When does the pool"
            + " open?\"},{\"role\":\"assistant\",\"content\":\"The pool opens at 7.\"}],"
            + "\"context\":[{\"id\":1,\"text\":\"The pool opens at 9.\"}]}";
    private static final int SENTENCES = 4;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final List<Ask> ASKED = List.of(
            new Ask("GET", "/readyz", "", ""),
            new Ask("POST", "/v1/score", "application/json", new LoadCases(SENTENCES).json(1)),
            new Ask("POST", "/v1/conversations", "application/json", CONVERSATION),
            new Ask("POST", "/v1/batch", "application/x-ndjson", new LoadCases(SENTENCES).json(2) + "\n"),
            new Ask("GET", "/v1/runs", "", ""),
            new Ask("GET", "/metrics", "", ""),
            new Ask("GET", "/", "", ""),
            new Ask("GET", "/runs", "", ""));

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI service;

    public SelfCheck(int port) {
        this.service = URI.create("http://127.0.0.1:" + port);
    }

    private record Ask(String method, String path, String type, String body) {
        HttpRequest request(URI service) {
            HttpRequest.Builder request =
                    HttpRequest.newBuilder(service.resolve(path)).timeout(PATIENCE);
            return body.isEmpty()
                    ? request.build()
                    : request.header("Content-Type", type)
                            .POST(BodyPublishers.ofString(body))
                            .build();
        }
    }

    /** What was asked, all of it answered with 200; throws with the first that was not. */
    public List<String> run() throws InterruptedException {
        for (Ask ask : ASKED) {
            int status = status(ask);
            if (status != 200) {
                throw new HoldfastException(
                        ErrorCode.SERVER_ERROR, ask.method() + " " + ask.path() + " was answered with " + status);
            }
        }
        return ASKED.stream().map(ask -> ask.method() + " " + ask.path()).toList();
    }

    private int status(Ask ask) throws InterruptedException {
        try {
            return client.send(ask.request(service), BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.UNREACHABLE, ask.method() + " " + ask.path() + " got no answer: " + e, e);
        }
    }
}
