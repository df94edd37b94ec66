package io.holdfast.models.chat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A real HTTP server that replies as told, in order; the last reply is given again and again. */
final class ScriptedServer implements AutoCloseable {
    private final HttpServer http;
    private final ExecutorService workers = Executors.newCachedThreadPool();
    private final Queue<Handler> script = new ConcurrentLinkedQueue<>();
    private final List<Received> received = Collections.synchronizedList(new ArrayList<>());

    ScriptedServer(Handler... replies) {
        try {
            http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        script.addAll(List.of(replies));
        http.setExecutor(workers);
        http.createContext("/", this::handle);
        http.start();
    }

    String url() {
        return "http://127.0.0.1:" + http.getAddress().getPort();
    }

    List<Received> received() {
        return List.copyOf(received);
    }

    private void handle(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        received.add(new Received(
                exchange.getRequestURI().getPath(),
                String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")),
                body));
        Handler next = script.size() > 1 ? script.remove() : script.element();
        try (exchange) {
            next.reply(exchange);
        }
    }

    @Override
    public void close() {
        http.stop(0);
        workers.shutdownNow();
    }

    static Handler json(String body) {
        return status(200, body);
    }

    static Handler status(int status, String body, String... headers) {
        return exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            for (int i = 0; i < headers.length; i += 2) {
                exchange.getResponseHeaders().set(headers[i], headers[i + 1]);
            }
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        };
    }

    /** Announces more than it sends, then drops the connection. */
    static Handler brokenAfter(String start) {
        return exchange -> {
            exchange.sendResponseHeaders(200, start.length() + 500);
            exchange.getResponseBody().write(start.getBytes(StandardCharsets.UTF_8));
            exchange.getResponseBody().flush();
        };
    }

    /** Sends headers and a first piece at once and then nothing until the server closes. */
    static Handler stalling(String start) {
        return exchange -> {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(start.getBytes(StandardCharsets.UTF_8));
            exchange.getResponseBody().flush();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
    }

    void then(Handler reply) {
        script.add(reply);
    }

    interface Handler {
        void reply(HttpExchange exchange) throws IOException;
    }

    record Received(String path, String authorization, String body) {
        JsonNode json() {
            try {
                return new ObjectMapper().readTree(body);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
