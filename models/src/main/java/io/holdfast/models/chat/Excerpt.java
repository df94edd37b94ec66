package io.holdfast.models.chat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/** The part of a server's reply that helps a person: its own error message, or the first words. */
final class Excerpt {
    private static final int LENGTH = 160;

    private Excerpt() {}

    static String of(String body) {
        String line = body.strip().replaceAll("\\s+", " ");
        return line.length() <= LENGTH ? line : line.substring(0, LENGTH) + "…";
    }

    /** Reads {@code {"error":"…"}} as Ollama writes it, {@code {"error":{"message":"…"}}} as OpenAI does, or the first words. */
    static Dialect.Refusal refusal(int status, String body, Duration wait) {
        JsonNode error = error(body);
        JsonNode message = error.isObject() ? error.path("message") : error;
        return new Dialect.Refusal(
                status,
                message.isTextual() ? of(message.textValue()) : of(body),
                error.path("code").asText(""),
                error.path("param").asText(""),
                wait);
    }

    private static JsonNode error(String body) {
        try {
            return Server.JSON.readTree(body).path("error");
        } catch (JsonProcessingException e) {
            return Server.JSON.missingNode();
        }
    }
}
