package io.holdfast.models.chat;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.time.Duration;
import java.util.List;

/** The question put before the first call of a run: is the model there? One quick request, no retries. */
final class HealthCheck {
    private static final int SHOWN = 5;

    private final Duration timeout;

    HealthCheck(Duration timeout) {
        this.timeout = timeout;
    }

    Health ollama(String model, Server server) {
        String id = "ollama:" + model;
        try {
            if (OllamaModels.list(server, timeout).digest(model).isPresent()) {
                return new Health.Ready(id);
            }
            throw new OllamaDialect(server.dialect().url(), model).missingModel();
        } catch (HoldfastException e) {
            String fix = switch (e.code()) {
                case MODEL_MISSING -> "ollama pull " + model;
                case BAD_CONFIG, MALFORMED_REPLY -> "set models.ollama_url to the address of Ollama";
                default -> "ollama serve";
            };
            return new Health.Broken(id, e.code(), problem(e), fix);
        }
    }

    Health openAi(String model, Server server, String keyEnv) {
        String id = "openai:" + model;
        try {
            List<String> models = OpenAiModels.list(server, timeout);
            if (models.isEmpty() || models.contains(model)) {
                return new Health.Ready(id);
            }
            List<String> some = models.subList(0, Math.min(SHOWN, models.size()));
            return new Health.Broken(
                    id,
                    ErrorCode.MODEL_MISSING,
                    "no model " + model + " at " + server.dialect().url(),
                    "choose a model of that server, e.g. " + String.join(", ", some));
        } catch (HoldfastException e) {
            return switch (e.code()) {
                case MODEL_MISSING, BAD_INPUT -> new Health.Ready(id); // servers need not list their models
                case UNAUTHORIZED -> new Health.Broken(id, e.code(), problem(e), "export " + keyEnv + "=…");
                default ->
                    new Health.Broken(
                            id, e.code(), problem(e), "set models.openai_url to the address of a running server");
            };
        }
    }

    private static String problem(HoldfastException e) {
        return e.getMessage() == null ? e.code().id() : e.getMessage();
    }
}
