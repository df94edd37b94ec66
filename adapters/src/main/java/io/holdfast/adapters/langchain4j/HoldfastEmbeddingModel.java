package io.holdfast.adapters.langchain4j;

import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.output.Response;
import io.holdfast.core.port.Embedder;
import java.util.List;

/** An embedder of Holdfast as LangChain4j's embedding model: one set of vectors for retrieval and for scoring. */
public final class HoldfastEmbeddingModel implements EmbeddingModel {
    private final Embedder embedder;

    public HoldfastEmbeddingModel(Embedder embedder) {
        this.embedder = embedder;
    }

    @Override
    public Response<List<Embedding>> embedAll(List<TextSegment> segments) {
        return Response.from(segments.stream()
                .map(segment -> Embedding.from(embedder.embed(segment.text())))
                .toList());
    }

    @Override
    public int dimension() {
        return embedder.embed("dimension").length;
    }
}
