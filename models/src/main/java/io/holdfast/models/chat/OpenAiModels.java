package io.holdfast.models.chat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The names of the models that an OpenAI-compatible server lists ({@code /models}). */
final class OpenAiModels {
    private OpenAiModels() {}

    static List<String> list(Server server, Duration timeout) {
        List<String> names = new ArrayList<>();
        for (JsonNode entry : server.get("/models", timeout).path("data")) {
            names.add(entry.path("id").asText());
        }
        return names;
    }
}
