package io.holdfast.engine;

import io.holdfast.core.decide.Tracer;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.Reader;
import org.jspecify.annotations.Nullable;

/**
 * The models an engine works with. Only the first two are needed; each of the others makes one part better.
 *
 * @param reader finds answer spans; without it sentences are picked by words and meaning
 * @param grounding judges drafts; without it the support check does
 * @param chat writes the answers instead of the extractive answerer
 * @param judge asked for yes or no where a draft is in doubt, instead of the embedded judge
 * @param tracer says what passages say about a sentence
 */
public record EngineModels(
        Embedder embedder,
        Tracer tracer,
        @Nullable Reader reader,
        @Nullable GroundingModel grounding,
        @Nullable ChatModel chat,
        @Nullable ChatModel judge) {
    public static EngineModels of(Embedder embedder, Tracer tracer) {
        return new EngineModels(embedder, tracer, null, null, null, null);
    }
}
