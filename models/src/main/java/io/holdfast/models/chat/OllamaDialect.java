package io.holdfast.models.chat;

import io.holdfast.core.model.ErrorCode;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Ollama's refusals: each ends with the command to type. */
record OllamaDialect(String url, String model) implements Dialect {
    @Override
    public String name() {
        return "Ollama";
    }

    @Override
    public String urlKey() {
        return "models.ollama_url";
    }

    @Override
    public Optional<String> key() {
        return Optional.empty();
    }

    @Override
    public String unreachable() {
        return "Ollama does not answer at " + url + ": start it with `ollama serve`, or set models.ollama_url";
    }

    @Override
    public ServerException refused(Refusal refusal) {
        if (refusal.status() != 404) {
            return refusal.common("Ollama at " + url);
        }
        if (refusal.message().toLowerCase(Locale.ROOT).contains("model")) {
            return missingModel();
        }
        return new ServerException(
                ErrorCode.BAD_CONFIG, "there is no Ollama at " + url + ": check models.ollama_url", Duration.ZERO);
    }

    ServerException missingModel() {
        return new ServerException(
                ErrorCode.MODEL_MISSING,
                "Ollama has no model " + model + ": get it with `ollama pull " + model + "`",
                Duration.ZERO);
    }
}
