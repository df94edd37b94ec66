package io.holdfast.app.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The requests of a client that have no reply yet. Some never get one (a call before the client has introduced itself), so
 * that waiting ends when nothing has happened for a while and no tool is at work.
 */
final class OpenCalls {
    private final Duration patience;
    private final Set<String> open = new HashSet<>();
    private int working;
    private long happened;

    OpenCalls(Duration patience) {
        this.patience = patience;
    }

    /** @param read a message of the client */
    synchronized void asked(JsonNode read) {
        if (read.has("id") && read.has("method")) {
            open.add(read.path("id").toString());
        }
        happened();
    }

    /** @param message a line of the server */
    synchronized void answered(String message) {
        JsonNode read = read(message);
        if (read.has("result") || read.has("error")) {
            open.remove(read.path("id").toString());
        }
        happened();
    }

    <T> T working(Supplier<T> tool) {
        change(1);
        try {
            return tool.get();
        } finally {
            change(-1);
        }
    }

    /** Returns when every request has its reply, or none can be expected any more. */
    synchronized void await() throws InterruptedException {
        long seen = happened - 1;
        while (!open.isEmpty() && (working > 0 || seen != happened)) {
            seen = happened;
            wait(patience.toMillis());
        }
    }

    private synchronized void change(int by) {
        working += by;
        happened();
    }

    private void happened() {
        happened++;
        notifyAll();
    }

    /** Whether a line of the client is a request, a notification or a reply. */
    static boolean valid(JsonNode message) {
        JsonNode id = message.path("id");
        return message.path("method").isTextual()
                        && (id.isMissingNode() || id.isTextual() || id.isIntegralNumber())
                        && (!message.hasNonNull("params")
                                || message.path("params").isObject())
                || !message.has("method") && (message.has("result") || message.has("error"));
    }

    /** A line as JSON; nothing where it is none. */
    static JsonNode read(String message) {
        try {
            return Json.read(message);
        } catch (JsonProcessingException e) {
            return Json.object();
        }
    }
}
