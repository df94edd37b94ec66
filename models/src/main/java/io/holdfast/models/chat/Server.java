package io.holdfast.models.chat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** One model server spoken to in JSON over HTTP: a single exchange, bounded in time and size, with errors that have names. */
final class Server {
    static final ObjectMapper JSON = new ObjectMapper();

    private static final int LONG_KEY = 16;

    private final HttpClient client;
    private final Dialect dialect;
    private final Timing timing;
    private final long maxReplyBytes;

    Server(Dialect dialect, Duration connectTimeout, long maxReplyBytes, Timing timing) {
        this.dialect = dialect;
        this.timing = timing;
        this.maxReplyBytes = maxReplyBytes;
        this.client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(connectTimeout)
                .build();
    }

    /** A schema as part of a request. */
    static JsonNode schema(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not a JSON schema: " + text, e);
        }
    }

    Dialect dialect() {
        return dialect;
    }

    JsonNode get(String path, Duration timeout) {
        return exchange(request(path).GET().build(), timeout);
    }

    JsonNode post(String path, JsonNode body, Duration timeout) {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()))
                .build();
        return exchange(request, timeout);
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request;
        try {
            request = HttpRequest.newBuilder(URI.create(dialect.url() + path));
        } catch (IllegalArgumentException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    dialect.url() + " is not the address of a server; set " + dialect.urlKey()
                            + " to one like http://localhost:11434",
                    e);
        }
        Optional<String> key = dialect.key();
        key.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
        return request.header("Accept", "application/json");
    }

    /** The deadline covers the whole exchange: a request timeout of the HTTP client ends with the headers. */
    private JsonNode exchange(HttpRequest request, Duration timeout) {
        CompletableFuture<HttpResponse<byte[]>> pending = client.sendAsync(request, new BoundedBody(maxReplyBytes));
        try {
            return read(pending.get(timeout.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException e) {
            throw new ServerException(
                    ErrorCode.TIMEOUT,
                    dialect.name() + " did not finish its reply within " + timeout.toMillis() / 1000.0
                            + " s; raise inference.timeout_seconds or use a smaller model",
                    Duration.ZERO,
                    e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ServerException(
                    ErrorCode.TIMEOUT, "the call to " + dialect.name() + " was cancelled", Duration.ZERO, e);
        } catch (ExecutionException e) {
            throw broken(e.getCause());
        } finally {
            pending.cancel(true);
        }
    }

    private ServerException broken(@Nullable Throwable cause) {
        if (cause instanceof BoundedBody.TooLong tooLong) {
            return new ServerException(
                    ErrorCode.MALFORMED_REPLY,
                    dialect.name() + " sent a " + tooLong.getMessage() + " (clients.max_reply_megabytes)",
                    Duration.ZERO,
                    cause);
        }
        if (cause instanceof java.net.ConnectException || cause instanceof java.net.http.HttpConnectTimeoutException) {
            return new ServerException(ErrorCode.UNREACHABLE, dialect.unreachable(), Duration.ZERO, cause);
        }
        String why = cause instanceof IOException && cause.getMessage() != null ? ": " + cause.getMessage() : "";
        return new ServerException(
                ErrorCode.UNREACHABLE,
                "the connection to " + dialect.name() + " at " + dialect.url() + " broke before the reply was complete"
                        + why,
                Duration.ZERO,
                cause);
    }

    private JsonNode read(HttpResponse<byte[]> response) {
        String body = new String(response.body(), StandardCharsets.UTF_8);
        if (response.statusCode() / 100 != 2) {
            Duration wait = RetryAfter.parse(
                    response.headers().firstValue("Retry-After").orElse(""), timing.clock());
            throw dialect.refused(Excerpt.refusal(response.statusCode(), withoutKey(body), wait));
        }
        try {
            JsonNode json = JSON.readTree(keyIsLong() ? withoutKey(body) : body);
            if (json.isObject()) {
                return json;
            }
            throw malformed(
                    body.isBlank() ? "an empty reply" : "no JSON object: " + Excerpt.of(withoutKey(body)), null);
        } catch (JsonProcessingException e) {
            throw malformed("no complete JSON: " + Excerpt.of(withoutKey(body)), null);
        }
    }

    /** Whether no answer holds the key by chance, as it may hold {@code none} or {@code EMPTY}, the keys of servers that want none. */
    private boolean keyIsLong() {
        return dialect.key().filter(key -> key.length() >= LONG_KEY).isPresent();
    }

    /** A server may quote what it was sent, and what it says ends up in messages, answers and stores. */
    private String withoutKey(String body) {
        return dialect.key().map(key -> body.replace(key, "***")).orElse(body);
    }

    ServerException malformed(String what, @Nullable Throwable cause) {
        return new ServerException(
                ErrorCode.MALFORMED_REPLY,
                dialect.name() + " at " + dialect.url() + " sent " + what + "; check that " + dialect.urlKey()
                        + " points at a model server, not at a proxy or a web page",
                Duration.ZERO,
                cause);
    }
}
