package io.holdfast.adapters.langchain4j;

import dev.langchain4j.model.embedding.EmbeddingModel;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;

/** An embedding model of LangChain4j as Holdfast's embedder. */
public final class LangChainEmbedder implements Embedder {
    private final String id;
    private final EmbeddingModel model;

    /** @param id name and version of the model: thresholds and indexes are bound to it */
    public LangChainEmbedder(String id, EmbeddingModel model) {
        this.id = id;
        this.model = model;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public float[] embed(String text) {
        float[] vector = model.embed(text).content().vector().clone();
        double square = 0;
        for (float value : vector) {
            square += (double) value * value;
        }
        double length = Math.sqrt(square);
        if (!(length > 0 && Double.isFinite(length))) {
            throw new HoldfastException(
                    ErrorCode.MALFORMED_REPLY, "embedding model " + id + " returned a vector without a direction");
        }
        for (int i = 0; i < vector.length; i++) {
            vector[i] = (float) (vector[i] / length);
        }
        return vector;
    }
}
