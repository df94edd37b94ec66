package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.answer.MemoReader;
import io.holdfast.engine.index.HashingEmbedder;
import io.holdfast.models.GroundingModels;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.onnx.CachedGrounding;
import io.holdfast.models.onnx.EncoderModel;
import io.holdfast.models.onnx.OnnxReader;
import org.jspecify.annotations.Nullable;

/** The models the answer engine runs with, by what the user named. */
public final class AnswerModels {
    private AnswerModels() {}

    /**
     * @param chat writes the answers; null: they are extracted
     * @param judge judges drafts in doubt; null: the embedded judge does
     */
    public static EngineModels of(Config config, @Nullable ChatModel chat, @Nullable ChatModel judge) {
        Embedder embedder = embedder(config);
        // an extractive draft copies its evidence: words and facts decide; a written one is also compared by meaning
        Tracer tracer = new Tracer(config, null);
        EncoderModel reader = GroundingModels.reader(config).orElse(null);
        GroundingModel grounding = GroundingModels.of(config).orElse(null);
        if (reader == null || grounding == null) {
            return new EngineModels(embedder, tracer, null, null, chat, judge);
        }
        return new EngineModels(
                embedder,
                tracer,
                new MemoReader(new OnnxReader(reader)),
                new CachedGrounding(grounding, config.clients().groundingCacheEntries()),
                chat,
                judge);
    }

    public static Embedder embedder(Config config) {
        return config.models().embedding().equals("hashing")
                ? new HashingEmbedder()
                : ModelFactory.of(config).embedder();
    }
}
