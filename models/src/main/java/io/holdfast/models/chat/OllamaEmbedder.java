package io.holdfast.models.chat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** An embedding model served by Ollama. Its id carries the digest that Ollama gives the model's files. */
final class OllamaEmbedder implements Embedder {
    private final String model;
    private final Server server;
    private final Calls calls;
    private volatile @Nullable String id;
    private volatile boolean oldApi;

    OllamaEmbedder(String model, Server server, Calls calls) {
        this.model = model;
        this.server = server;
        this.calls = calls;
    }

    @Override
    public String id() {
        String known = id;
        if (known == null) {
            OllamaModels models = calls.call(left -> OllamaModels.list(server, left));
            String digest = models.digest(model)
                    .orElseThrow(() -> new OllamaDialect(server.dialect().url(), model).missingModel());
            known = "ollama:" + model + "@" + digest;
            id = known;
        }
        return known;
    }

    @Override
    public float[] embed(String text) {
        if (!oldApi) {
            try {
                return calls.call(left -> modern(text, left));
            } catch (HoldfastException e) {
                if (e.code() != ErrorCode.BAD_CONFIG) {
                    throw e;
                }
                oldApi = true;
            }
        }
        return calls.call(left -> old(text, left));
    }

    private float[] modern(String text, Duration left) {
        var body = Server.JSON.createObjectNode().put("model", model).put("input", text);
        return vector(server.post("/api/embed", body, left).path("embeddings").path(0));
    }

    /** Servers before 0.3 know only this one. */
    private float[] old(String text, Duration left) {
        var body = Server.JSON.createObjectNode().put("model", model).put("prompt", text);
        return vector(server.post("/api/embeddings", body, left).path("embedding"));
    }

    private float[] vector(JsonNode numbers) {
        double[] values = new double[numbers.size()];
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            values[i] = numbers.get(i).asDouble();
            squares += values[i] * values[i];
        }
        if (!(squares > 0)) {
            throw server.malformed("no embedding for model " + model, null);
        }
        float[] unit = new float[values.length];
        for (int i = 0; i < unit.length; i++) {
            unit[i] = (float) (values[i] / Math.sqrt(squares));
        }
        return unit;
    }
}
