package io.holdfast.models.chat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The models an Ollama server holds, with the digest of each ({@code /api/tags}). */
record OllamaModels(Map<String, String> digests) {
    private static final int DIGITS = 12;

    static OllamaModels list(Server server, Duration timeout) {
        Map<String, String> digests = new TreeMap<>();
        for (JsonNode model : server.get("/api/tags", timeout).path("models")) {
            digests.put(model.path("name").asText(), model.path("digest").asText());
        }
        return new OllamaModels(digests);
    }

    List<String> names() {
        return List.copyOf(digests.keySet());
    }

    /** The first digits of a model's digest, if the server has it; {@code mistral} and {@code mistral:latest} are one. */
    Optional<String> digest(String model) {
        String name = model.contains(":") ? model : model + ":latest";
        return Optional.ofNullable(digests.get(name))
                .map(digest -> digest.replaceFirst("^sha256:", ""))
                .map(digest -> digest.substring(0, Math.min(DIGITS, digest.length())));
    }
}
