package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A real HTTP server that speaks the OpenAI protocol and says what it is told to say. {@link #NONCE} in a reply becomes the
 * nonce that the prompt holds.
 */
final class ChatServer implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    static final String NONCE = "@nonce";
    /** Signs a reply that is no JSON object. */
    static final String SIGNED = "nonce: " + NONCE + "\n";

    private static final Pattern FENCE = Pattern.compile("<<<(?:statements|answer) (\\w+)>>>");

    private final HttpServer server;
    private final List<String> prompts = new CopyOnWriteArrayList<>();
    private volatile Function<String, String> replies;
    private volatile int status = 200;

    ChatServer(Function<String, String> replies) throws IOException {
        this.replies = replies;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/chat/completions", this::answer);
        server.createContext("/v1/models", ChatServer::models);
        server.start();
    }

    /** What to say to a prompt from now on. */
    void says(Function<String, String> prompt) {
        replies = prompt;
    }

    /** Answers everything with this status from now on. */
    void fails(int with) {
        status = with;
    }

    /** What was asked so far. */
    List<String> prompts() {
        return prompts;
    }

    /** The options that point the command line here. */
    String[] options() {
        return new String[] {
            "--set", "models.openai_url=http://127.0.0.1:" + server.getAddress().getPort() + "/v1"
        };
    }

    private static void models(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] models = "{\"data\":[{\"id\":\"judge\"}]}".getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, models.length);
            exchange.getResponseBody().write(models);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            JsonNode messages = JSON.readTree(exchange.getRequestBody()).path("messages");
            if (status != 200) {
                exchange.sendResponseHeaders(status, -1);
                return;
            }
            String prompt = messages.path(messages.size() - 1).path("content").asText();
            prompts.add(prompt);
            byte[] reply =
                    ("{\"choices\":[{\"index\":0,\"finish_reason\":\"stop\",\"message\":{\"role\":\"assistant\",\"content\":"
                                    + JSON.writeValueAsString(signed(prompt))
                                    + "}}],\"usage\":{\"prompt_tokens\":50,\"completion_tokens\":9}}")
                            .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, reply.length);
            exchange.getResponseBody().write(reply);
        }
    }

    private String signed(String prompt) {
        Matcher fence = FENCE.matcher(prompt);
        String reply = replies.apply(prompt);
        return fence.find() ? reply.replace(NONCE, fence.group(1)) : reply;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
